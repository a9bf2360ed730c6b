import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, expect, it, vi} from 'vitest';
import {bundleFiles} from '../bundleFiles';
import type {Job} from '../compileJobs';
import {sharedSteps, type Turn} from '../compilePool';
import type {BuildKeys} from '../keys';
import {SharedPreparation} from '../sharedPreparation';

const cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'shared-preparation-'));
const keys = {compiling: {bundle: 'key'}} as BuildKeys;
const steps = sharedSteps.flat().length;

/** A job that has been started, and the functions that end it. */
interface Started {
  readonly job: Job;
  readonly turn: Turn;
  readonly end: () => void;
  readonly fail: () => void;
}

let started: Started[];
const onChange = vi.fn();
const onError = vi.fn();

const run = (job: Job, _: BuildKeys, turn: Turn) =>
  new Promise<void>((resolve, reject) => {
    started.push({job, turn, end: resolve, fail: () => reject(new Error('the disk is full'))});
  });

const make = () => new SharedPreparation({cacheDir, run, onChange, onError});

/** Ends all jobs that have started, and waits for the start of the next ones. */
async function endStep(): Promise<void> {
  started.splice(0).forEach(({end}) => end());
  await new Promise(setImmediate);
}

/** Ends all jobs that have started, and those that then start. */
async function endAll(): Promise<void> {
  while (started.length > 0) {
    await endStep();
  }
}

beforeEach(() => {
  started = [];
  onChange.mockReset();
  onError.mockReset();
});
afterAll(() => fs.rmSync(cacheDir, {recursive: true}));

it('compiles the library once for all callers, step by step', async () => {
  const shared = make();
  expect(shared.progress).toEqual({done: 0, total: 0});
  expect(shared.isPrepared).toBe(false);
  const prepared = [shared.prepare(keys), shared.prepare(keys)];
  expect(started).toHaveLength(sharedSteps[0]?.length ?? 0);
  expect(shared.progress).toEqual({done: 0, total: steps});
  expect(shared.isPrepared).toBe(false);
  await endAll();
  await Promise.all(prepared);
  expect(shared.progress).toEqual({done: steps, total: steps});
  expect(shared.isPrepared).toBe(true);
  expect(onChange).toHaveBeenCalledTimes(steps);
  await shared.prepare(keys);
  expect(started).toEqual([]);
});

it('compiles the library again after a failure, and counts no step of the failed attempt', async () => {
  const shared = make();
  const failed = shared.prepare(keys);
  const [first, ...others] = started.splice(0);
  first?.fail();
  await expect(failed).rejects.toThrow('the disk is full');
  expect(shared.progress).toEqual({done: 0, total: 0});

  const prepared = shared.prepare(keys);
  expect(others.length).toBeGreaterThan(0);
  others.forEach(({end}) => end());
  await new Promise(setImmediate);
  expect(shared.progress).toEqual({done: 0, total: steps});
  await endAll();
  await prepared;
  expect(shared.progress).toEqual({done: steps, total: steps});
});

it('packs the compiler bundle once, after the library, and serves its files', async () => {
  const shared = make();
  const packed = [shared.pack(keys), shared.packNext(keys)];
  for (const jobs of sharedSteps) {
    expect(started.map(({job}) => job)).toEqual(jobs);
    await endStep();
  }
  expect(started.map(({job}) => job.type)).toEqual(['bundle']);
  expect(shared.hasBundle).toBe(false);
  expect(shared.bundleFile('compiler.key/clang.bin')).toBeUndefined();
  onChange.mockReset();
  await endAll();
  expect(onChange).toHaveBeenCalledOnce();
  const folder = path.join(cacheDir, 'compiler.key');
  expect(await Promise.all(packed)).toEqual([folder, folder]);
  expect(shared.hasBundle).toBe(true);
  expect(shared.bundleFile('compiler.key/clang.bin')).toBe(path.join(folder, 'clang.bin'));
  expect(shared.bundleFile('compiler.key/other.bin')).toBeUndefined();
});

it('compiles the library first, and packs the bundle after all articles, or before them once a page needs it', async () => {
  const rank = () => started[0]?.turn.rank?.();
  const shared = make();
  const packed = shared.pack(keys);
  const rankOfLibrary = rank() ?? 0;
  for (const _ of sharedSteps) {
    await endStep();
  }
  // The ranks of articles begin with 0, and with 1,000,000 for those that no page shows.
  expect(rank()).toBeGreaterThan(2_000_000);
  const requested = shared.packNext(keys);
  expect(rank()).toBeLessThan(0);
  expect(rankOfLibrary).toBeLessThan(rank() ?? 0);
  await endAll();
  expect(await requested).toBe(await packed);
});

it('uses the bundle that an earlier build packed', async () => {
  const folder = path.join(cacheDir, 'compiler.earlier');
  fs.mkdirSync(folder);
  Object.values(bundleFiles).forEach((file) => fs.writeFileSync(path.join(folder, file), ''));
  const shared = make();
  expect(await shared.pack({compiling: {bundle: 'earlier'}} as BuildKeys)).toBe(folder);
  expect(started).toEqual([]);
  expect(shared.hasBundle).toBe(true);
});

it('reports once that the bundle cannot be packed, and packs it at the next call', async () => {
  const shared = make();
  const failed = [shared.pack(keys), shared.pack(keys)];
  started.splice(0).forEach(({fail}) => fail());
  for (const one of failed) {
    await expect(one).rejects.toThrow('the disk is full');
  }
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('the disk is full'));
  expect(shared.hasBundle).toBe(false);
  const packed = shared.pack(keys);
  await endAll();
  expect(await packed).toBe(path.join(cacheDir, 'compiler.key'));
});
