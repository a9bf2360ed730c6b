import {spawn} from 'node:child_process';

/** How a program ended. */
export interface ProcessResult {
  readonly stdout: string;
  readonly stderr: string;
  /** Exit status; null if a signal or the time limit ended the program. */
  readonly status: number | null;
  readonly timedOut: boolean;
  /** Why the program was stopped, if it was, in words that follow its name. */
  readonly stopped?: string;
}

const sanitizerOptions = {
  ASAN_OPTIONS: 'detect_leaks=1:handle_abort=1:detect_stack_use_after_return=1',
  UBSAN_OPTIONS: 'print_stacktrace=0',
};

/** More characters than any listing prints; a program that prints more is stopped. */
const outputLimit = 1_000_000;

/** Milliseconds between SIGTERM and SIGKILL, in which a program may print its current input. */
const killDelay = 1000;

/**
 * Runs a program to its end.
 *
 * @param seconds the time after which it is stopped.
 */
export function runProgram(
  command: string,
  args: readonly string[],
  {input = '', seconds = 60, cwd}: {input?: string; seconds?: number; cwd?: string} = {},
): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd, env: {...process.env, ...sanitizerOptions}});
    const output = {stdout: '', stderr: ''};
    let timedOut = false;
    let stopped: string | undefined;
    let killing: NodeJS.Timeout | undefined;
    const stop = (why: string) => {
      if (stopped === undefined) {
        stopped = why;
        child.kill('SIGTERM');
        killing = setTimeout(() => child.kill('SIGKILL'), killDelay);
      }
    };
    const timer = setTimeout(() => {
      timedOut = stopped === undefined;
      stop(`does not end in ${seconds} seconds`);
    }, seconds * 1000);
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        if (output[stream].length > outputLimit) {
          stop(`prints more than ${outputLimit.toLocaleString('en')} characters and was stopped`);
        } else {
          output[stream] += text;
        }
      });
    }
    // Writing fails if the program ends before it has read all of its input, which is not an error.
    child.stdin.on('error', () => undefined).end(input);
    child.on('error', reject);
    child.on('close', (status) => {
      clearTimeout(timer);
      clearTimeout(killing);
      resolve({...output, status, timedOut, ...(stopped !== undefined && {stopped})});
    });
  });
}
