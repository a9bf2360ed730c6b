import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {fileOrMake} from '../fileOrMake';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'file-or-make-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

const write = (text: string) => (target: string) => fs.promises.writeFile(target, text);

it('a file is made once, and later calls return the same file', async () => {
  const file = path.join(folder, 'program');
  await expect(fileOrMake(file, write('first'))).resolves.toBe(file);
  await expect(fileOrMake(file, write('second'))).resolves.toBe(file);
  expect(fs.readFileSync(file, 'utf8')).toBe('first');
  expect(fs.readdirSync(folder)).toEqual(['program']);
});

it('a file that was not written to its end is removed', async () => {
  const half = async (target: string) => {
    await write('half')(target);
    throw new Error('the disk is full');
  };
  await expect(fileOrMake(path.join(folder, 'program'), half)).rejects.toThrow('the disk is full');
  expect(fs.readdirSync(folder)).toEqual([]);
});
