import path from 'node:path';
import {distinctMessages} from '../build/distinctMessages';
import {saysDiskIsFull} from '../build/saysDiskIsFull';
import type {Compiler} from './compilers';
import {FullDiskError} from './fullDisk';
import {runProgram} from './runProgram';

/** An error that the compiler or the linker reported. */
export class BuildError extends Error {
  override readonly name: string = 'BuildError';
}

/** The compiler hit a time or memory limit, which says nothing about the code that it compiles. */
export class CompilerStoppedError extends BuildError {
  override readonly name = 'CompilerStoppedError';
}

/** Seconds after which a compiler is stopped. */
const timeLimit = 120;

/** The message of a compiler driver when the system has killed one of its subprocesses. */
const partStopped = 'fatal error: Killed signal terminated program';

/**
 * Runs a compiler.
 *
 * @param cwd the folder that file names are relative to; messages put its name in front of them.
 * @throws BuildError with the compiler's message, which names file and line.
 * @throws CompilerStoppedError if the compiler was stopped.
 * @throws FullDiskError naming the folders that the compiler writes to, and the fix.
 */
export async function callCompiler(
  {command}: Compiler,
  args: readonly string[],
  cwd: string,
): Promise<void> {
  const {status, stderr, timedOut} = await runProgram(command, args, {cwd, seconds: timeLimit});
  if (timedOut) {
    throw new CompilerStoppedError(`${command} was stopped after ${timeLimit} s`);
  }
  if (status === null || stderr.includes(partStopped)) {
    throw new CompilerStoppedError(`${command} was stopped by the system. ${stderr}`.trim());
  }
  if (status !== 0 && saysDiskIsFull(stderr)) {
    throw new FullDiskError();
  }
  if (status !== 0) {
    const folder = `${path.basename(cwd)}/`;
    const named = stderr
      .trim()
      .replaceAll(/^(?:\.\/)?([\w-]+\/[^\s:]+:)/gm, (line: string, file: string) =>
        file.startsWith(folder) ? line : folder + file,
      );
    throw new BuildError(distinctMessages(named));
  }
}
