import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {cppFolder} from '../../build/packageFiles';
import {findCompilers} from '../compilers';
import {harnessFiles, includeFlags} from '../harness';

const [compiler] = findCompilers(() => undefined);

describe('harnessFiles', () => {
  it('lists exactly the files of the harness that the compiler reads', () => {
    const files = harnessFiles().map((file) => path.relative(cppFolder(), file));
    const sources = files.filter((file) => /\.cpp$|precompiled/.test(file));
    const flags = ['-std=c++20', '-DPROOF_COUNTS', '-DPROOF_TIMED', ...includeFlags, '-MM'];
    const rules = execFileSync(compiler?.command ?? 'g++', [...flags, ...sources], {
      cwd: cppFolder(),
      encoding: 'utf8',
    });
    const read = rules
      .split(/[\s\\]+/)
      .filter((word) => /\.[ch]pp$/.test(word))
      .map((file) => path.relative(cppFolder(), path.resolve(cppFolder(), file)));
    expect([...new Set(read)].sort()).toEqual([...files].sort());
  });
});
