import type {RunnableListing} from '../../model/trace';
import {runListing, type RunResult} from '../../workers/run/runListing';
import {useTask, type TaskState} from '../useTask';

/** The number of milliseconds after which the page shows that a run is in progress and can be stopped. */
const slowAfter = 1000;

/** What a run is for: its result and counts, or its steps. */
export type RunKind = 'count' | 'trace';

/** The last run of a panel. */
export interface Run extends Omit<TaskState<RunResult>, 'result' | 'start'> {
  readonly ending: RunResult | undefined;
  /** Runs the listing; resolves when the run has ended. */
  readonly start: (kind: RunKind, input: string) => Promise<RunResult>;
}

/** Runs a listing in the page's worker. */
export default function useRun({modules, entry}: RunnableListing): Run {
  const {result: ending, start, ...task} = useTask<RunResult>(slowAfter);
  return {
    ...task,
    ending,
    start: (kind, input) => start(runListing({kind, modules, entry, input})),
  };
}
