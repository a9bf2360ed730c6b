import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {packageFolders, readPackage} from '../packages';
import {noticesOf} from '../text';

let folder: string;

/** Writes a package into the folder and reads it. */
function packageWith(manifest: object, files: Readonly<Record<string, string>> = {}) {
  const written = {'package.json': JSON.stringify({name: 'arrays', version: '1.2.3', ...manifest})};
  Object.entries({...written, ...files}).forEach(([name, text]) =>
    fs.writeFileSync(path.join(folder, name), text),
  );
  return readPackage(folder);
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'notices-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

it('finds the package of each bundled file, also of a nested package', () => {
  const files = [
    '/site/src/pages/index.tsx',
    '/site/node_modules/react/index.js',
    '/site/node_modules/react/cjs/react.js',
    '/site/node_modules/@lezer/cpp/dist/index.js',
    '/site/node_modules/@docusaurus/core/node_modules/clsx/dist/clsx.mjs',
  ];
  expect(packageFolders(files)).toEqual([
    '/site/node_modules/react',
    '/site/node_modules/@lezer/cpp',
    '/site/node_modules/@docusaurus/core/node_modules/clsx',
  ]);
});

describe('a package', () => {
  it('has the text of its licence from a file with any common name', () => {
    expect(packageWith({license: 'MIT'}, {'license.md': 'Words.\n'})).toEqual({
      name: 'arrays',
      version: '1.2.3',
      licence: 'MIT',
      text: 'Words.',
      author: undefined,
    });
  });

  it('may offer several licences if one of them is allowed', () => {
    expect(packageWith({license: '(GPL-3.0-only OR MIT)'}).licence).toBe('(GPL-3.0-only OR MIT)');
  });

  it.each(['AGPL-3.0-only', 'SEE LICENSE IN LICENSE', undefined])(
    'stops the build if its licence is %s',
    (license) => {
      expect(() => packageWith({license})).toThrow(
        `arrays has the licence "${license ?? 'none'}", which is not allowed for code that is sent to readers`,
      );
    },
  );
});

describe('the notices', () => {
  it('group packages with the same licence text, in a fixed order', () => {
    const mit = packageWith({license: 'MIT'}, {LICENSE: 'Words of both.'});
    const other = {...mit, name: 'another'};
    const text = noticesOf([mit, other]);
    expect(text).toContain('another 1.2.3, MIT\narrays 1.2.3, MIT\n\nWords of both.');
    expect(noticesOf([other, mit])).toBe(text);
  });

  it('contain the text of a licence that a package only names, with its author', () => {
    const text = noticesOf([packageWith({license: 'MIT', author: {name: 'Ada'}})]);
    expect(text).toMatch(/arrays 1\.2\.3, MIT\n\nCopyright \(c\) Ada\n\nPermission is hereby/);
  });

  it('cause an error if neither the package nor the site has the licence text', () => {
    expect(() => noticesOf([packageWith({license: 'Apache-2.0'})])).toThrow(
      'arrays contains no licence text for Apache-2.0; add the text to src/notices/licences',
    );
  });

  it('name the libraries that are compiled to WebAssembly', () => {
    expect(noticesOf([])).toMatch(/LLVM Project[\s\S]*wasi-libc[\s\S]*musl/);
  });
});
