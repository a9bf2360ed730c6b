import path from 'node:path';
import type {Compiler} from './compilers';
import {run} from './runProgram';

/** An error that the compiler or the linker reported. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/**
 * Runs a compiler.
 *
 * @param cwd the folder that it names files from; messages name them with it.
 * @throws BuildError with its own words, which name file and line.
 */
export async function callCompiler(
  {command}: Compiler,
  args: readonly string[],
  cwd: string,
): Promise<void> {
  const {status, stderr} = await run(command, args, {cwd, seconds: 120});
  if (status !== 0) {
    const folder = `${path.basename(cwd)}/`;
    const named = stderr
      .trim()
      .replaceAll(/^(?:\.\/)?([\w-]+\/[^\s:]+:)/gm, (line: string, file: string) =>
        file.startsWith(folder) ? line : folder + file,
      );
    throw new BuildError(named);
  }
}
