import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {bundleFiles} from '../bundleFiles';
import {writeCompilerModules} from '../compilerModules';
import {openModule} from '../openModule';
import {readOrRecord} from '../readOrRecord';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'damaged-'));
});
afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

const saidOf = (file: string) =>
  expect.stringMatching(
    `^the cached file ${file} is damaged \\(.+\\); delete it and run the command again$`,
  ) as string;

it('a damaged recording is reported with its file', () => {
  const file = path.join(folder, 'costs.json');
  fs.writeFileSync(file, '[{"worst":');
  expect(() => readOrRecord(file, () => [])).toThrow(
    expect.objectContaining({message: saidOf(file)}),
  );
});

it('a damaged module is reported with its file', () => {
  const file = path.join(folder, 'traced.wasm');
  fs.writeFileSync(file, Buffer.alloc(100));
  expect(() => openModule(file)).toThrow(expect.objectContaining({message: saidOf(file)}));
});

it.each(Object.values(bundleFiles))(
  'a damaged file of the compiler, %s, is reported, even if its length is right',
  (damaged) => {
    const bundleDir = path.join(folder, 'compiler.key');
    fs.mkdirSync(bundleDir);
    const compressed = gzipSync(Buffer.from('a part of the compiler'));
    for (const name of Object.values(bundleFiles)) {
      fs.writeFileSync(path.join(bundleDir, name), compressed);
    }
    const write = () => writeCompilerModules(path.join(folder, 'site'), bundleDir);
    expect(write).not.toThrow();
    const file = path.join(bundleDir, damaged);
    const changed = Buffer.from(compressed);
    changed.writeUInt8(changed.readUInt8(20) ^ 1, 20);
    fs.writeFileSync(file, changed);
    expect(write).toThrow(expect.objectContaining({message: saidOf(file)}));
  },
);
