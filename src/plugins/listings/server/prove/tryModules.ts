import {judgePlain, runPlain, runTraced} from '../../shared/runModule';
import type {Outcome} from '../../shared/trace';
import type {BuiltListing} from '../live';
import {loadModule} from './loadModule';
import type {Result} from './trials';
import type {Tried, Workshop} from './workshop';

/** Random inputs for each listing; the seed makes every run try the same ones. */
const inputs = {seed: 20261121, count: 60};

/** More steps than any of the inputs takes. */
const limits = {steps: 5_000_000, moments: 0};

/** Inputs of which every moment is recorded too. */
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
  workshop: Workshop,
  tried: Tried,
  {live, modules}: BuiltListing,
): Promise<Result> {
  const name = `${live.file}: its modules answer as the native program does`;
  const linesOf = async (args: readonly string[], input = '') => {
    const ended = await workshop.run('checked', tried, live.file, args, {input, seconds: 60});
    if (ended.status !== 0) {
      throw new Error(`${args.join(' ')} failed: ${ended.stderr.trim()}`);
    }
    return ended.stdout.split('\n').slice(0, -1);
  };
  const lines = await linesOf(['inputs', String(inputs.seed), String(inputs.count)]);
  const answers = await linesOf(['cases'], lines.map((line) => `${line}\n`).join(''));
  const [plain, traced] = [loadModule(modules.plain), loadModule(modules.traced)];
  for (const [index, line] of lines.entries()) {
    const kept = {...limits, moments: index < recorded ? 2000 : 0};
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
        fault: `listings/${live.file}: on ${line} the plain module says ${allOfPlain}, the instrumented one ${allOfTraced}`,
      };
    }
    // Where many answers are right, another standard library may give another of them.
    const {wrong, isUnique} = judgePlain(plain, live.entry, line);
    if (wrong || (isUnique && ofPlain !== wanted)) {
      return {
        name,
        fault: `listings/${live.file}: on ${line} the modules say ${ofPlain}, the native program ${wanted}${wrong && `, the judge "${wrong}"`}`,
      };
    }
  }
  return {name};
}
