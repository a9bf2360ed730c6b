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

/** Returns the size of a random input. Most are small, because boundary cases are. */
const sizeOf = (nth: number) => (nth % 8 === 7 ? 40 : nth % 11);

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
      size: sizeOf(nth),
      seed: random.seed + nth,
    });
    const {answer = ''} = runPlain(solution.module, solution.entry, input);
    if (!attempt({input, output: answer}, true).isRight) {
      break;
    }
  }
};
