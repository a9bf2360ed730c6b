import {describe, expect, it} from 'vitest';
import {callCompiler} from '../callCompiler';
import type {Compiler} from '../compilers';

/** A compiler that does what a shell is told. */
const shell = {command: '/bin/sh'} as Compiler;

const says = (script: string) => callCompiler(shell, ['-c', script], process.cwd());

describe('callCompiler', () => {
  it('tells what the compiler says of a file', async () => {
    await expect(says('echo "sum/a.cpp:1:2: error: no" >&2; exit 1')).rejects.toMatchObject({
      name: 'BuildError',
      message: expect.stringContaining('sum/a.cpp:1:2: error: no') as string,
    });
  });

  it('tells of a compiler that a signal has ended, and takes it for no word on the file', async () => {
    await expect(says('kill -KILL $$')).rejects.toMatchObject({
      name: 'CompilerStoppedError',
      message: '/bin/sh was stopped by the system.',
    });
  });

  it('tells of a compiler of which the system has stopped a part', async () => {
    const words = 'g++: fatal error: Killed signal terminated program cc1plus';
    await expect(says(`echo "${words}" >&2; exit 1`)).rejects.toMatchObject({
      name: 'CompilerStoppedError',
      message: `/bin/sh was stopped by the system. ${words}`,
    });
  });
});
