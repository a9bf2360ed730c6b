import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {acquireBuildLock} from '../buildLock';

const {pid} = process;
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

/** Runs a function as if in another process: the parent of this process, which is alive. */
function asOther<T>(act: () => T): T {
  Object.defineProperty(process, 'pid', {value: process.ppid});
  try {
    return act();
  } finally {
    Object.defineProperty(process, 'pid', {value: pid});
  }
}

/** Tries to take the lock; returns whether it succeeded. */
function isTaken(): boolean {
  try {
    acquireBuildLock(file);
    return true;
  } catch (error) {
    expect(String(error)).toContain('Another build of this site is running');
    return false;
  }
}

/** Leaves the lock file of a process that has ended. */
function leaveNote(): void {
  const ended = spawnSync(process.execPath, ['--version']);
  fs.writeFileSync(`${file}.${ended.pid}`, '');
}

it('the lock is refused while its process is alive, and can be taken after its release', () => {
  const release = acquireBuildLock(file);
  const message = `Another build of this site is running, in process ${pid}: wait for it, or stop it.`;
  expect(() => acquireBuildLock(file)).toThrow(message);
  expect(() => asOther(() => acquireBuildLock(file))).toThrow(message);
  release();
  expect(fs.readdirSync(folder)).toEqual([]);
  asOther(() => acquireBuildLock(file))();
});

it('the lock of a process that has ended can be taken', () => {
  leaveNote();
  acquireBuildLock(file);
  expect(fs.readdirSync(folder)).toEqual([`lock.${pid}`]);
});

it('of two processes that take the lock at the same time at most one gets it, even if an ended process left it', () => {
  const steps = (['writeFileSync', 'readdirSync', 'rmSync'] as const).flatMap((name) =>
    [1, 2, 3].map((call) => ({name, call})),
  );
  for (const {name, call} of steps) {
    leaveNote();
    const original = fs[name] as (...args: unknown[]) => unknown;
    let calls = 0;
    let isTakenByOther = false;
    const spy = vi.spyOn(fs, name).mockImplementation((...args: unknown[]) => {
      calls += 1;
      if (calls === call) {
        isTakenByOther = asOther(isTaken);
      }
      return original(...args) as never;
    });
    const had = [isTaken(), isTakenByOther].filter(Boolean).length;
    spy.mockRestore();
    expect(had, `another at call ${call} of ${name}`).toBeLessThan(2);
    expect(fs.readdirSync(folder)).toHaveLength(had);
    fs.readdirSync(folder).forEach((note) => fs.rmSync(path.join(folder, note)));
  }
});
