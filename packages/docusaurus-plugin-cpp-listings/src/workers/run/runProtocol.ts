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
  /** In the notation of problem.yaml. */
  readonly input: string;
}

/**
 * What is asked of a listing.
 *
 * `count` answers, and counts the steps; `measure` counts the costs on inputs of a kind
 * and size; `time` times it on such inputs; `trace` keeps the steps; `judge` keeps them too and has the answer judged,
 * `judgeOnly` does that alone.
 *
 * @typeParam Module an address of a module, or the module itself.
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
      /** Another one gives other random inputs. */
      readonly seed: number;
    })
  | (Listing<{traced: Module}> & {readonly kind: 'trace' | 'judge' | 'judgeOnly'} & WithInput);

/** What the page and a run worker send each other. */
export interface RunProtocol {
  readonly request: RunTask<WebAssembly.Module>;
  /** What the traced program came to, while the plain one still runs. */
  readonly event: Outcome;
  readonly result:
    | {readonly type: 'answered'; readonly outcome: Outcome}
    | {readonly type: 'traced'; readonly trace: Trace}
    | {readonly type: 'measured'; readonly counted: Counted}
    | {
        readonly type: 'timed';
        /** Absent when the problem has no such inputs. */
        readonly time: Timed | undefined;
        /** Nanoseconds of a fixed calculation, made just before. */
        readonly clock: number;
      }
    | {readonly type: 'judged'; readonly run: JudgedRun};
}
