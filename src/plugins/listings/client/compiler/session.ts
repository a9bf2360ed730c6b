import {keepWorker} from '../keptWorker';
import {workerFault} from '../workerFault';
import type {CompileJob, FromCompiler, Progress} from './protocol';
import type {Compiled} from './workshop';

/** How a compilation ended. */
export type CompileEnding =
  | {readonly type: 'compiled'; readonly compiled: Compiled; readonly isKept: boolean}
  /** The compiler did not arrive. */
  | {readonly type: 'notLoaded'; readonly message: string}
  /** The compiler itself broke off. */
  | {readonly type: 'broken'; readonly message: string}
  | {readonly type: 'tooLong'}
  | {readonly type: 'stopped'};

/** A compilation that is under way. */
interface Compiling {
  readonly ending: Promise<CompileEnding>;
  readonly stop: () => void;
}

/** Compiles readers' programs in a worker, one at a time. */
export interface Compiler {
  readonly compile: (
    job: Omit<CompileJob, 'id'>,
    onProgress: (progress: Progress) => void,
  ) => Compiling;
  /** Fetches the worker's script, for the next compilation may come without a network. */
  readonly prepare: () => void;
}

/** How long a program may take to compile, in milliseconds; loading does not count. */
const longestCompilation = 60_000;

/**
 * Makes a compiler; its worker starts with the first program, and a new one takes the
 * place of a worker that was stopped.
 */
export function createCompiler(
  startWorker = () => new Worker(new URL('./worker.ts', import.meta.url)),
): Compiler {
  const worker = keepWorker(startWorker);
  let stopCurrent: (() => void) | undefined;
  let lastId = 0;

  return {
    prepare: () => void worker.get(),
    compile(job, onProgress) {
      stopCurrent?.();
      const id = ++lastId;
      let stop: () => void = () => undefined;
      const ending = new Promise<CompileEnding>((resolve) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const current = worker.get();
        const end = (how: CompileEnding) => {
          clearTimeout(timer);
          stopCurrent = undefined;
          current.removeEventListener('message', hear);
          current.removeEventListener('error', fail);
          resolve(how);
        };
        const hear = ({data}: MessageEvent<FromCompiler>) => {
          if (data.id !== id) {
            return;
          }
          switch (data.type) {
            case 'downloading':
            case 'preparing':
              onProgress(data);
              break;
            case 'compiling':
              onProgress(data);
              timer = setTimeout(() => {
                end({type: 'tooLong'});
                worker.discard();
              }, longestCompilation);
              break;
            case 'broken':
              end(data);
              // What it left in its memory is unknown.
              worker.discard();
              break;
            default:
              end(data);
          }
        };
        const fail = (event: ErrorEvent) => {
          end({type: 'broken', message: workerFault(event)});
        };
        stop = () => {
          if (stopCurrent === stop) {
            end({type: 'stopped'});
            worker.discard();
          }
        };
        stopCurrent = stop;
        current.addEventListener('message', hear);
        current.addEventListener('error', fail);
        current.postMessage({...job, id} satisfies CompileJob);
      });
      return {ending, stop: () => stop()};
    },
  };
}
