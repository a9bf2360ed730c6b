import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {includeClosure} from '../includeClosure';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'includes-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  fs.writeFileSync(path.join(folder, file), text);
}

/** Returns the closure of files below the folder. `shared` is searched last. */
const closure = (...files: string[]) =>
  includeClosure(
    files.map((file) => path.join(folder, file)),
    [path.join(folder, 'shared')],
  ).map((file) => path.relative(folder, file));

describe('includeClosure', () => {
  it('follows the includes in quotes, each file once', () => {
    write('a.cpp', '#include <vector>\n  #  include "b.hpp" // b\nint a;\n');
    write('b.hpp', '#include "c.hpp"\n#include "a.cpp"\n');
    write('c.hpp', '#include "b.hpp"\n');
    write('d.hpp', '');
    expect(closure('a.cpp')).toEqual(['a.cpp', 'b.hpp', 'c.hpp']);
  });

  it('prefers a header next to the including file to one in a shared folder', () => {
    write('own/a.cpp', '#include "proof.hpp"\n#include "random.hpp"\n');
    write('own/proof.hpp', '');
    write('shared/proof.hpp', '');
    write('shared/random.hpp', '');
    expect(closure('own/a.cpp')).toEqual(['own/a.cpp', 'own/proof.hpp', 'shared/random.hpp']);
  });

  it('ignores a missing header, which the compiler reports', () => {
    write('a.cpp', '#include "missing.hpp"\n');
    expect(closure('a.cpp')).toEqual(['a.cpp']);
  });

  it('refuses a header that is named by a macro', () => {
    write('a.cpp', '#define HEADER "b.hpp"\n#include HEADER\n');
    expect(() => closure('a.cpp')).toThrow(
      'a.cpp: #include HEADER: write the name of the header in quotes',
    );
  });
});
