import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {writeAtomically} from '../atomicFile';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atomic-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(folder, {recursive: true});
});

it('writeAtomically names a file that it cannot write, and leaves its old content', () => {
  const file = path.join(folder, 'speed.json');
  writeAtomically(file, 'before');
  vi.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw new Error('ENOSPC: no space left on device');
  });
  expect(() => writeAtomically(file, 'after')).toThrow(
    `${file} cannot be written: ENOSPC: no space left on device`,
  );
  expect(fs.readdirSync(folder)).toEqual(['speed.json']);
  expect(fs.readFileSync(file, 'utf8')).toBe('before');
});
