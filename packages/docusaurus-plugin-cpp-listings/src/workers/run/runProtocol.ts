import type {InputKind} from '../../model/costs';
import type {JudgedRun} from '../../model/judgement';
import type {Outcome, Trace} from '../../model/trace';
import type {Counted, Timed} from '../../run/runModule';

interface Listing<Modules> {
  readonly modules: Readonly<Modules>;
  /** The number of the listing in its modules. */
  readonly entry: number;
}

interface WithInput {
  /** The input, in the notation of problem.yaml. */
  readonly input: string;
}

/**
 * A task for the run worker.
 *
 * `count` returns the answer and counts the steps. `measure` counts the costs on inputs of a kind
 * and size, and `time` times the listing on such inputs. `trace` records the steps. `judge` records
 * the steps and judges the answer, and `judgeOnly` only judges it.
 *
 * @typeParam Module the URL of a module, or the module itself.
 */
export type RunTask<Module> =
  | (Listing<{plain: Module; traced: Module}> &
      (
        | ({readonly kind: 'count'} & WithInput)
        | {readonly kind: 'measure'; readonly inputs: InputKind; readonly size: number}
      ))
  | (Listing<{plain: Module}> & {
      readonly kind: 'time';
      readonly inputs: InputKind;
      readonly size: number;
      /** Another seed gives other random inputs. */
      readonly seed: number;
    })
  | (Listing<{traced: Module}> & {readonly kind: 'trace' | 'judge' | 'judgeOnly'} & WithInput);

/** The messages between the page and a run worker. */
export interface RunProtocol {
  readonly request: RunTask<WebAssembly.Module>;
  /** The outcome of the traced program, sent while the plain program still runs. */
  readonly event: Outcome;
  readonly result:
    | {readonly type: 'answered'; readonly outcome: Outcome}
    | {readonly type: 'traced'; readonly trace: Trace}
    | {readonly type: 'measured'; readonly counted: Counted}
    | {
        readonly type: 'timed';
        /** Absent if the problem has no such inputs. */
        readonly time: Timed | undefined;
        /** Nanoseconds of a fixed calculation, measured just before. */
        readonly clock: number;
      }
    | {readonly type: 'judged'; readonly run: JudgedRun};
}
