import {generateInput, runJudged, runPlain} from '../../shared/runModule';
import type {Outcome} from '../../shared/trace';
import {stepLimit} from '../protocol';
import type {CheckJob, FromChecker, Tried, Wanted} from './protocol';

function tryOn(module: WebAssembly.Module, wanted: Wanted): Tried {
  const {trace, wrong, isUnique} = runJudged(module, 0, wanted.input, {
    steps: stepLimit,
    moments: 0,
  });
  const {answer, failure, counts, printed} = trace;
  const outcome: Outcome = {answer, failure, counts, printed};
  if (isUnique || failure) {
    return {...wanted, outcome, isRight: answer === wanted.output};
  }
  return {...wanted, outcome, isRight: wrong === '', complaint: wrong};
}

/** The sizes of the random inputs: mostly small, where the boundaries are. */
const sizeOf = (nth: number) => (nth % 8 === 7 ? 40 : nth % 11);

/**
 * Tries a reader's program: on all cases, and if they are right on random inputs up to
 * the first on which it is wrong. Where it does not end, the cases that follow would each
 * take as long, and are not tried.
 */
export function check(
  module: WebAssembly.Module,
  {solution, cases, random}: Omit<CheckJob, 'module'>,
  say: (message: FromChecker) => void,
): void {
  const attempt = (wanted: Wanted, isRandom: boolean) => {
    say({type: 'trying', wanted, isRandom});
    const tried = tryOn(module, wanted);
    say({type: 'tried', tried, isRandom});
    return tried;
  };
  let areRight = true;
  for (const wanted of cases) {
    const {isRight, outcome} = attempt(wanted, false);
    areRight &&= isRight;
    if (outcome.failure?.kind === 'endless') {
      break;
    }
  }
  for (let nth = 0; areRight && nth < random.count; nth++) {
    const input = generateInput(solution.module, solution.entry, {
      kind: 'random',
      size: sizeOf(nth),
      seed: random.seed + nth,
    });
    const {answer = ''} = runPlain(solution.module, solution.entry, input);
    if (!attempt({input, output: answer}, true).isRight) {
      break;
    }
  }
  say({type: 'done'});
}
