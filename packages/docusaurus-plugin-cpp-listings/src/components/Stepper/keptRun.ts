// Where readers are in the runs of a page, for when they come back to it.
import type {RunLink} from './runLink';

/** What the page's entry in the history holds, next to what others keep there. */
interface EntryState {
  readonly runs?: Readonly<Partial<Record<string, RunLink>>>;
}

const stateOfEntry = () => history.state as EntryState | null;

/** Notes the run and the step that a listing's panel shows. */
export function keepRun(run: RunLink): void {
  const state = stateOfEntry();
  history.replaceState({...state, runs: {...state?.runs, [run.file]: run}}, '');
}

/** Returns the run and the step that a listing's panel showed when the reader left the page. */
export const keptRun = (file: string): RunLink | undefined => stateOfEntry()?.runs?.[file];
