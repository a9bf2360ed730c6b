import {generateInput, runJudged, runPlain} from '../../run/runModule';
import {stepLimit} from '../../model/runLimits';
import type {Outcome} from '../../model/trace';
import type {Handler} from '../serveRequests';
import type {CheckProtocol, TestCase, TestResult} from './checkProtocol';

function runTest(module: WebAssembly.Module, testCase: TestCase): TestResult {
  const {trace, wrong, isUnique} = runJudged(module, 0, testCase.input, {
    maxSteps: stepLimit,
    maxRecordedSteps: 0,
  });
  const {answer, failure, thrown, counts, printed} = trace;
  const outcome: Outcome = {answer, failure, thrown, counts, printed};
  if (isUnique || failure) {
    return {...testCase, outcome, isRight: answer === testCase.output};
  }
  return {...testCase, outcome, isRight: wrong === '', complaint: wrong};
}

const [fewElements, manyElements] = [40, 300];

/**
 * Returns the size of a random input. Most are small, because boundary cases are. The last one is
 * too long for counters of 8 bits and for arrays of a guessed size, unless a program whose steps
 * grow with the cube of the size could run too long on it.
 *
 * @param mostSteps the greatest number of steps of the program on the inputs before.
 */
function sizeOf(nth: number, count: number, mostSteps: number): number {
  const isQuick = mostSteps * (manyElements / fewElements) ** 3 <= stepLimit;
  if (nth === count - 1 && isQuick) {
    return manyElements;
  }
  return nth % 8 === 7 ? fewElements : nth % 11;
}

/**
 * Tries a reader's program on all cases, and, if all answers are right, on random inputs up to the
 * first wrong answer. If the program does not end on a case, the remaining cases are skipped,
 * because each would take as long. The time limit applies to each input.
 */
export const handleCheck: Handler<CheckProtocol> = async (
  {module: bytes, solution, cases, random},
  {notify, startTimeLimit},
) => {
  const module = await WebAssembly.compile(new Uint8Array(bytes));
  const attempt = (testCase: TestCase, isRandom: boolean) => {
    notify({type: 'trying', testCase, isRandom});
    startTimeLimit();
    const tried = runTest(module, testCase);
    notify({type: 'tried', tried, isRandom});
    return tried;
  };
  let areRight = true;
  let mostSteps = 0;
  for (const testCase of cases) {
    const {isRight, outcome} = attempt(testCase, false);
    areRight &&= isRight;
    if (outcome.failure?.kind === 'endless') {
      break;
    }
  }
  for (let nth = 0; areRight && nth < random.count; nth++) {
    startTimeLimit();
    const input = generateInput(solution.module, solution.entry, {
      kind: 'random',
      size: sizeOf(nth, random.count, mostSteps),
      seed: random.seed + nth,
    });
    const {answer = ''} = runPlain(solution.module, solution.entry, input);
    const {isRight, outcome} = attempt({input, output: answer}, true);
    if (!isRight) {
      break;
    }
    mostSteps = Math.max(mostSteps, outcome.counts?.steps ?? 0);
  }
};
