import {judgePlain, runPlain, runTraced} from '../run/runModule';
import {recordedStepLimit, stepLimit} from '../model/runLimits';
import type {Outcome} from '../model/trace';
import type {BuiltListing} from '../build/built';
import type {Programs, TriedListings} from './nativeBuilder';
import {printedLines, randomLines} from './printedLines';
import type {TrialResult} from './trials';

const limits = {maxSteps: stepLimit, maxRecordedSteps: 0};

/** The number of inputs whose steps are all recorded too. */
const recorded = 5;

const describeAnswer = ({answer, failure}: Outcome) => answer ?? `fails: ${failure?.message ?? ''}`;

/** Returns the words for an outcome, with the text that the program printed. */
const describeRun = (outcome: Outcome) =>
  [describeAnswer(outcome), ...(outcome.printed ? [`printing ${outcome.printed.text}`] : [])].join(
    ', ',
  );

/**
 * Tries whether the page's modules of a listing, plain and instrumented, answer as the native
 * program does on the same random inputs.
 */
export async function tryModules(
  builder: Programs,
  tried: TriedListings,
  {live, modules}: BuiltListing,
  loadModule: (file: string) => WebAssembly.Module,
): Promise<TrialResult> {
  const name = `${live.file}: its modules answer as the native program does`;
  const lines = await randomLines(builder, tried, live.file);
  const plain = loadModule(modules.plain);
  const answers = await printedLines(
    builder,
    tried,
    live.file,
    ['cases'],
    lines.map((line) => `${line}\n`).join(''),
  );
  const traced = loadModule(modules.traced);
  for (const [index, line] of lines.entries()) {
    const tracedLimits = {...limits, maxRecordedSteps: index < recorded ? recordedStepLimit : 0};
    const wanted = answers[index] ?? 'nothing';
    const plainOutcome = runPlain(plain, live.entry, line);
    const ofPlain = describeAnswer(plainOutcome);
    const [allOfPlain, allOfTraced] = [
      describeRun(plainOutcome),
      describeRun(runTraced(traced, live.entry, line, tracedLimits)),
    ];
    if (allOfPlain !== allOfTraced) {
      return {
        name,
        failure: `${builder.shown(live.file)}: on input ${line} the page's two modules differ: plain: ${allOfPlain}; instrumented: ${allOfTraced}`,
      };
    }
    // If several answers are right, another standard library may give a different one.
    const {wrong, isUnique} = judgePlain(plain, live.entry, line);
    if (wrong || (isUnique && ofPlain !== wanted)) {
      return {
        name,
        failure: `${builder.shown(live.file)}: on input ${line} the page's modules give a wrong or different answer: modules: ${ofPlain}; native program: ${wanted}${wrong && `; judge: ${wrong}`}`,
      };
    }
  }
  return {name};
}
