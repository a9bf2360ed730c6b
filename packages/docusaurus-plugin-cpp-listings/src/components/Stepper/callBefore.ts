import type {Step} from '../../model/trace';

/** Returns the number of outermost calls that were already running in the previous step. */
export const keptCalls = ({kept, calls}: Step, previous: Step): number =>
  kept ?? Math.min(calls.length, previous.calls.length);

/** Returns a call in the previous step, if the call was running then. */
export const callBefore = (previous: Step | undefined, step: Step, depth: number) =>
  previous && depth < keptCalls(step, previous) ? previous.calls[depth] : undefined;
