import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {takeBuildLock} from '../buildLock';

let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'build-lock-'));
  file = path.join(folder, 'lock');
});

afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(folder, {recursive: true});
});

it('is refused while a process that has it is alive, and can be taken when it was given back', () => {
  const giveBack = takeBuildLock(file);
  expect(() => takeBuildLock(file)).toThrow(
    `Another build of this site is under way, process ${process.pid}: wait for it, or end it.`,
  );
  giveBack();
  expect(fs.existsSync(file)).toBe(false);
  takeBuildLock(file)();
});

it('is taken over from a process that has ended', () => {
  const {pid} = spawnSync(process.execPath, ['--version']);
  fs.writeFileSync(file, String(pid));
  takeBuildLock(file);
  expect(fs.readFileSync(file, 'utf8')).toBe(String(process.pid));
});

it('is had by one of two that take it at once', () => {
  const {writeFileSync} = fs;
  vi.spyOn(fs, 'writeFileSync').mockImplementationOnce((target, text, options) => {
    writeFileSync(target, '', options);
    takeBuildLock(file);
    writeFileSync(target, text);
  });
  expect(() => takeBuildLock(file)).toThrow('Another build of this site is under way');
  expect(fs.readdirSync(folder)).toEqual(['lock']);
});

it('is taken when its holder gives it back while it is read', () => {
  const giveBack = takeBuildLock(file);
  const {readFileSync} = fs;
  vi.spyOn(fs, 'readFileSync').mockImplementationOnce((...args) => {
    giveBack();
    return readFileSync(...args);
  });
  takeBuildLock(file);
  expect(fs.readFileSync(file, 'utf8')).toBe(String(process.pid));
});
