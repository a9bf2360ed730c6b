import {describe, expect, it} from 'vitest';
import {callCompiler} from '../callCompiler';
import type {Compiler} from '../compilers';

/** A fake compiler that runs a shell script. */
const shell = {command: '/bin/sh'} as Compiler;

const says = (script: string) => callCompiler(shell, ['-c', script], process.cwd());

describe('callCompiler', () => {
  it('throws the compiler’s error with its file and line', async () => {
    await expect(says('echo "sum/a.cpp:1:2: error: no" >&2; exit 1')).rejects.toMatchObject({
      name: 'BuildError',
      message: expect.stringContaining('sum/a.cpp:1:2: error: no') as string,
    });
  });

  it('throws CompilerStoppedError if a signal ends the compiler, because its file may be right', async () => {
    await expect(says('kill -KILL $$')).rejects.toMatchObject({
      name: 'CompilerStoppedError',
      message: '/bin/sh was stopped by the system.',
    });
  });

  it('throws CompilerStoppedError if the system kills a subprocess of the compiler', async () => {
    const words = 'g++: fatal error: Killed signal terminated program cc1plus';
    await expect(says(`echo "${words}" >&2; exit 1`)).rejects.toMatchObject({
      name: 'CompilerStoppedError',
      message: `/bin/sh was stopped by the system. ${words}`,
    });
  });

  it('throws FullDiskError if the compiler cannot write, because its file may be right', async () => {
    const words = 'fatal error: cannot write PCH file: No space left on device';
    await expect(says(`echo "${words}" >&2; exit 1`)).rejects.toMatchObject({
      name: 'FullDiskError',
      message: expect.stringMatching(/^the disk of the cache folder .* free space there/) as string,
    });
  });
});
