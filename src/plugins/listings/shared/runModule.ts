import type {Outcome, Trace} from './trace';

/** When a run is stopped, and how much of it is kept. */
export interface Limits {
  /** Steps after which a run counts as endless. */
  readonly steps: number;
  /** Moments that are kept; 0 to count alone. */
  readonly moments: number;
}

/** Runs a listing of a plain module on an input in the notation of problem.yaml. */
export function runPlain(module: WebAssembly.Module, entry: number, input: string): Outcome {
  throw new Error(`not yet: ${entry} ${input} ${String(module)}`);
}

/** Runs a listing of an instrumented module on an input in the notation of problem.yaml. */
export function runTraced(
  module: WebAssembly.Module,
  entry: number,
  input: string,
  limits: Limits,
): Trace {
  throw new Error(`not yet: ${entry} ${input} ${limits.steps} ${String(module)}`);
}
