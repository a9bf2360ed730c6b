import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {takeBuildLock} from '../buildLock';

let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'build-lock-'));
  file = path.join(folder, 'lock');
});

afterEach(() => fs.rmSync(folder, {recursive: true}));

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
