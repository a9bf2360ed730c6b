import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {findCompilers} from '../compilers';
import {groupByIncludes} from '../groupByIncludes';
import {NativeBuilder} from '../nativeBuilder';

const [compiler] = findCompilers(() => undefined);
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'native-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

/** Compiles listings together. Returns the error for each, or an empty string. */
async function faultsOf(texts: Readonly<Record<string, string>>): Promise<string[]> {
  const files = Object.keys(texts);
  // Programs name their files with the name of the listings' folder.
  const listingsDir = path.join(folder, 'listings');
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(listingsDir, file)), {recursive: true});
    fs.writeFileSync(path.join(listingsDir, file), texts[file] ?? '');
  }
  if (!compiler) {
    throw new Error('there is no compiler');
  }
  const groups = groupByIncludes(listingsDir, files);
  const outDir = path.join(folder, 'out');
  const harnessDir = path.join(folder, 'harness');
  const builder = new NativeBuilder(compiler, listingsDir, outDir, harnessDir, groups);
  return Promise.all(
    files.map((file) =>
      builder.compileAlone(file).then(
        () => '',
        (error: unknown) => (error as Error).message,
      ),
    ),
  );
}

const main = 'int main() { return 0; }\n';
const lacksInclude = `std::size_t size() { return 0; }\n${main}`;

describe('compileAlone', () => {
  it('accepts listings that include the headers that they use', async () => {
    const text = `#include <cstddef>\nstd::size_t size() { return 0; }\n${main}`;
    expect(await faultsOf({'sum/a.cpp': text, 'sum/b.cpp': text})).toEqual(['', '']);
  });

  it('finds a missing include even if the listing before it hides the error', async () => {
    const hides = `${main}/* never closed\n`;
    const [, found] = await faultsOf({'sum/a.cpp': hides, 'sum/b.cpp': lacksInclude});
    expect(found).toMatch(/^listings\/sum\/b\.cpp:1/m);
  });

  it('reports no error for a correct listing next to a wrong one', async () => {
    const [found, ofOther] = await faultsOf({'sum/a.cpp': lacksInclude, 'sum/b.cpp': main});
    expect(found).toMatch(/^listings\/sum\/a\.cpp:1/m);
    expect(ofOther).toBe('');
  });

  it('gives a listing that includes iostream no other header', async () => {
    const uses = `void sort() { std::ranges::sort(std::vector{1}); }\n${main}`;
    const [found] = await faultsOf({'sum/a.cpp': `#include <iostream>\n${uses}`});
    expect(found).toMatch(/^listings\/sum\/a\.cpp:2/m);
    const prints = `void print() { std::cout << 1; }\n${main}`;
    const faults = await faultsOf({
      'sum/b.cpp': `#include <iostream>\n${prints}`,
      'sum/c.cpp': prints,
    });
    expect(faults[0]).toBe('');
    expect(faults[1]).toContain('cout');
  });

  it('names the line that includes a missing header', async () => {
    const [, found] = await faultsOf({
      'sum/a.cpp': `#include <cstddef>\n#include <vectr>\n${main}`,
      'sum/b.cpp': `#include <vectr>\n#include <cstddef>\n${main}`,
    });
    expect(found).toMatch(/^listings\/sum\/b\.cpp:1:10: fatal error: /m);
    expect(found).not.toContain('alone.cpp');
  });

  it('refuses a listing that includes a file or has no main, without affecting other listings', async () => {
    const faults = await faultsOf({
      'sum/a.cpp': main,
      'sum/b.cpp': `#include "a.hpp"\n${main}`,
      'sum/c.cpp': 'int sum();\n',
    });
    expect(faults[0]).toBe('');
    expect(faults[1]).toMatch(
      /^listings\/sum\/b\.cpp:1: #include "a\.hpp": a listing may include only /,
    );
    expect(faults[2]).toMatch(/^listings\/sum\/c\.cpp:1: there is no function main; /);
  });

  it('does not let a listing use a macro of another', async () => {
    const [, found] = await faultsOf({
      'sum/a.cpp': `#define LIMIT 5\n${main}`,
      'sum/b.cpp': `int limit() { return LIMIT; }\n${main}`,
    });
    expect(found).toContain('LIMIT');
  });
});
