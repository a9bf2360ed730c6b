import {judgePlain, runPlain, runTraced} from '../run/runModule';
import {recordedStepLimit, stepLimit} from '../model/runLimits';
import type {Outcome} from '../model/trace';
import type {BuiltListing} from '../build/built';
import type {Result} from './trials';
import type {Programs, Tried} from './nativeBuilder';

/** Random inputs for each listing; the seed makes every run try the same ones. */
const inputs = {seed: 20261121, count: 60};

const limits = {maxSteps: stepLimit, maxRecordedSteps: 0};

/** What stands in a decoded text for bytes that are not UTF-8. */
const notText = '\uFFFD';

/** Inputs of which every step is recorded too. */
const recorded = 5;

const wordsOf = ({answer, failure}: Outcome) => answer ?? `fails: ${failure?.message ?? ''}`;

/** The words, with what was printed besides. */
const allWordsOf = (outcome: Outcome) =>
  [wordsOf(outcome), ...(outcome.printed ? [`printing ${outcome.printed.text}`] : [])].join(', ');

/**
 * The page's modules of a listing answer as the native program does: the plain one and
 * the instrumented one, on the same random inputs.
 */
export async function tryModules(
  builder: Programs,
  tried: Tried,
  {live, modules}: BuiltListing,
  loadModule: (file: string) => WebAssembly.Module,
): Promise<Result> {
  const name = `${live.file}: its modules answer as the native program does`;
  const linesOf = async (args: readonly string[], input = '') => {
    const ended = await builder.run('checked', tried, live.file, args, {input, seconds: 60});
    if (ended.status !== 0) {
      const how = ended.stopped ?? ended.stderr.trim();
      throw new Error(`${builder.shown(live.file)}: ${args.join(' ')} failed: ${how}`);
    }
    return ended.stdout.split('\n').slice(0, -1);
  };
  const lines = await linesOf(['inputs', String(inputs.seed), String(inputs.count)]);
  const garbled = lines.find((line) => line.includes(notText));
  if (garbled !== undefined) {
    return {
      name,
      fault: `${builder.shown(live.file)}: the proof's random input ${garbled} is not UTF-8, so that a page would try another one; make whole characters of UTF-8 in "random"`,
    };
  }
  const answers = await linesOf(['cases'], lines.map((line) => `${line}\n`).join(''));
  const [plain, traced] = [loadModule(modules.plain), loadModule(modules.traced)];
  for (const [index, line] of lines.entries()) {
    const kept = {...limits, maxRecordedSteps: index < recorded ? recordedStepLimit : 0};
    const wanted = answers[index] ?? 'nothing';
    const plainOutcome = runPlain(plain, live.entry, line);
    const ofPlain = wordsOf(plainOutcome);
    const [allOfPlain, allOfTraced] = [
      allWordsOf(plainOutcome),
      allWordsOf(runTraced(traced, live.entry, line, kept)),
    ];
    if (allOfPlain !== allOfTraced) {
      return {
        name,
        fault: `${builder.shown(live.file)}: on ${line} the plain module says ${allOfPlain}, the instrumented one ${allOfTraced}`,
      };
    }
    // Where many answers are right, another standard library may give another of them.
    const {wrong, isUnique} = judgePlain(plain, live.entry, line);
    if (wrong || (isUnique && ofPlain !== wanted)) {
      return {
        name,
        fault: `${builder.shown(live.file)}: on ${line} the modules say ${ofPlain}, the native program ${wanted}${wrong && `, the judge "${wrong}"`}`,
      };
    }
  }
  return {name};
}
