import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {findCompilers, staticSanitizerFlags} from '../compilers';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compilers-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

/** Writes a fake compiler that prints its version and runs a script for all other arguments. */
function compiler(name: string, otherwise: string): string {
  const program = path.join(folder, name);
  const script = `#!/bin/sh\n[ "$1" = --version ] && echo "${name} 1.0" || { ${otherwise}; }\n`;
  fs.writeFileSync(program, script, {mode: 0o755});
  return program;
}

describe('findCompilers', () => {
  it('finds only the compiler that CXX names', () => {
    const command = compiler('named', 'true');
    const onUnusable = vi.fn();
    expect(findCompilers(onUnusable, {CXX: command})).toEqual([
      {command, version: 'named 1.0', macros: expect.any(String) as string},
    ]);
    expect(onUnusable).not.toHaveBeenCalled();
  });

  it('distinguishes compilers of one version by the macros of their libraries', () => {
    const macrosWith = (release: string) => {
      const command = compiler('named', `echo "#define __GLIBCXX__ ${release}"`);
      return findCompilers(vi.fn(), {CXX: command}).map(({macros}) => macros);
    };
    expect(macrosWith('20220819')).toEqual(macrosWith('20220819'));
    expect(macrosWith('20220819')).not.toEqual(macrosWith('20230528'));
  });

  it('leaves out a compiler that cannot build with sanitizers, and reports why', () => {
    const command = compiler('poor', 'echo no such library >&2; exit 1');
    const onUnusable = vi.fn();
    expect(findCompilers(onUnusable, {CXX: command})).toEqual([]);
    expect(onUnusable.mock.calls).toEqual([
      [
        `${command} is not used, because it cannot build a program with sanitizers: no such library`,
      ],
    ]);
  });

  it('finds no compiler if the program that CXX names does not start', () => {
    expect(findCompilers(vi.fn(), {CXX: path.join(folder, 'missing')})).toEqual([]);
  });
});

describe('staticSanitizer', () => {
  const linksOf = (version: string, otherwise: string) =>
    staticSanitizerFlags({command: compiler('any', otherwise), version, macros: ''});

  it('is linked statically if the compiler has the static library', () => {
    expect(linksOf('g++ 12', 'echo /usr/lib/libasan.a')).toEqual(['-static-libasan']);
    expect(linksOf('g++ 12', 'echo libasan.a')).toEqual([]);
  });

  it('needs no flag for Clang, which links it statically by default', () => {
    expect(linksOf('Debian clang 14', 'echo /usr/lib/libasan.a')).toEqual([]);
  });
});
