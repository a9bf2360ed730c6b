import type {BugHuntData, BugHuntProgram} from '../../model/bugHunt';
import type {JudgedRun} from '../../model/judgement';
import {judgeRuns, type Verdict} from '../../run/judge';
import {runListing, type RunResult} from '../../workers/run/runListing';
import {createTaskSlot} from '../../workers/taskSlot';
import type {WorkerTask} from '../../workers/workerClient';
import {useTask, type TaskState} from '../useTask';

/** The number of milliseconds after which the page says that a comparison is running. */
const slowAfter = 500;

/** The results of a pitfall and a correct program on the same input. */
export interface JudgedComparison {
  readonly type: 'judged';
  readonly verdict: Verdict;
  readonly correct: JudgedRun;
  readonly pitfall: JudgedRun;
}

/** The end of a comparison of a pitfall with a correct program. */
export type Comparison =
  | JudgedComparison
  | {readonly type: 'stopped'}
  | {readonly type: 'failed'; readonly message: string};

/** The last comparison of a bug hunt. */
export interface BugHuntState extends Omit<TaskState<Comparison>, 'result' | 'start'> {
  readonly comparison: Comparison | undefined;
  /** Runs both programs; resolves when both have ended. */
  readonly start: (input: string, withSteps: boolean) => Promise<Comparison>;
}

/** Returns a run that was stopped from outside, in the form of a run that the module itself stopped. */
function endless(input: string): JudgedRun {
  return {
    wrong: '',
    isUnique: true,
    accesses: 0,
    trace: {input, steps: [], omittedSteps: 0, failure: {kind: 'endless', message: ''}},
  };
}

function runOf(result: RunResult, input: string): JudgedRun | Comparison {
  switch (result.type) {
    case 'judged':
      return result.run;
    case 'endless':
      return endless(input);
    case 'failed':
      return result;
    default:
      return {type: 'stopped'};
  }
}

/** Runs the correct program and then the pitfall, as one task. */
function compareRuns(hunt: BugHuntData, input: string, withSteps: boolean): WorkerTask<Comparison> {
  const {hold, stop} = createTaskSlot();
  const kind = withSteps ? 'judge' : 'judgeOnly';
  const run = async ({module, entry}: BugHuntProgram) => {
    const task = hold(runListing({kind, modules: {traced: module}, entry, input}));
    return runOf(await task.result, input);
  };
  const compare = async (): Promise<Comparison> => {
    const correct = await run(hunt.correct);
    if ('type' in correct) {
      return correct;
    }
    const pitfall = await run(hunt.pitfall);
    return 'type' in pitfall
      ? pitfall
      : {type: 'judged', verdict: judgeRuns(pitfall, correct, hunt), correct, pitfall};
  };
  return {result: compare(), stop};
}

/** Runs a pitfall and the correct program in the page's worker. */
export default function useBugHunt(hunt: BugHuntData): BugHuntState {
  const {result: comparison, start, ...task} = useTask<Comparison>(slowAfter);
  return {
    ...task,
    comparison,
    start: (input, withSteps) => start(compareRuns(hunt, input, withSteps)),
  };
}
