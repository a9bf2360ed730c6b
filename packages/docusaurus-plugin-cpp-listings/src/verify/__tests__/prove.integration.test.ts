import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {chosenProblems, prove} from '../prove';
import {buildLive} from '../../build/buildListings';
import type {Built} from '../../build/built';
import {buildCache, proofCache} from '../../build/caches';
import {findCompilers} from '../compilers';

const fixture = path.join(__dirname, '../__fixtures__/sum');
const [firstCompiler, ...otherCompilers] = findCompilers(() => undefined);
let workDir: string;

/** Makes an empty cache, except for folders that it shares with the site's own proof cache. */
function makeCache(...names: readonly string[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prove-cache-'));
  for (const name of names) {
    const shared = path.join(proofCache(), name);
    fs.mkdirSync(shared, {recursive: true});
    fs.symlinkSync(shared, path.join(folder, name));
  }
  return folder;
}

// Passed results are not shared, because their keys include paths, which differ between tests.
const cache = makeCache('harness', 'programs');

beforeEach(() => {
  workDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prove-'));
  fs.cpSync(fixture, path.join(workDir, 'listings/sum'), {recursive: true});
});

afterAll(() => {
  fs.rmSync(cache, {recursive: true});
});

afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(workDir, {recursive: true});
});

function edit(file: string, from: string, to: string): void {
  const target = path.join(workDir, 'listings/sum', file);
  const text = fs.readFileSync(target, 'utf8');
  expect(text).toContain(from);
  fs.writeFileSync(target, text.replace(from, to));
}

/** Adds the starting code of an exercise, whose function has this body. */
function addStarter(body: string): void {
  const file = path.join(workDir, 'listings/sum/starter.cpp');
  const head =
    '#include <cstdint>\n#include <vector>\n\nstd::int64_t sum(const std::vector<int>& a) {';
  fs.writeFileSync(file, `${head}\n${body}\n}\n`);
}

const nothingBuilt: Built = {listings: new Map(), pitfalls: new Map()};

async function failures({
  built = nothingBuilt,
  only = ['sum/loop'],
  update = false,
  isFull = false,
  compiler = firstCompiler,
  cacheDir = cache,
} = {}): Promise<string[]> {
  const results = await prove({
    listingsDir: path.join(workDir, 'listings'),
    cacheDir,
    compilers: compiler ? [compiler] : [],
    only,
    update,
    isFull,
    built,
    onResults: () => undefined,
  });
  expect(results.length).toBeGreaterThan(0);
  return results.flatMap(({failure}) => failure ?? []);
}

describe('prove', () => {
  it('passes a correct listing and a pitfall that fails as stated', async () => {
    await expect(failures({only: []})).resolves.toEqual([]);
  });

  it('reports a compiler error once, with file and line', async () => {
    edit('loop.cpp', 'return total', 'return totl');
    const found = await failures();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^listings\/sum\/loop\.cpp:9:10: error/m);
  });

  it('reports a compiler error in the proof once, not once for each listing', async () => {
    edit('proof.cpp', 'total += a[i - 1]', 'totl += a[i - 1]');
    const found = await failures({only: []});
    expect(found).toHaveLength(1);
    expect(found[0]?.match(/^listings\/sum\/proof\.cpp:\d+:\d+: error/gm)).toHaveLength(1);
  });

  it('ends with one error when the compiler cannot write to a full disk', async () => {
    const command = path.join(workDir, 'compiler');
    fs.writeFileSync(command, '#!/bin/sh\necho "No space left on device" >&2\nexit 1\n', {
      mode: 0o755,
    });
    const compiler = {command, version: '', macros: ''};
    const cacheDir = path.join(workDir, 'cache');
    await expect(failures({only: [], compiler, cacheDir})).rejects.toThrow('free space there');
  });

  it('reports inputs for counting of another size than n, and tries no listing with them', async () => {
    edit('proof.cpp', 'std::vector<int>(n, 1)', 'std::vector<int>(n + 1, 1)');
    const listingsDir = path.join(workDir, 'listings');
    const built = await buildLive({
      ...{listingsDir, cacheDir: buildCache(), problems: chosenProblems(listingsDir, [])},
      onProgress: () => undefined,
    });
    expect(await failures({built})).toEqual([
      expect.stringMatching(
        /^listings\/sum\/proof\.cpp: "worst" must .* n = 1 it makes 2; correct/,
      ),
    ]);
  });

  it('treats a warning as an error', async () => {
    edit('loop.cpp', 'std::int64_t total = 0;', 'std::int64_t total = 0; int unused;');
    expect((await failures()).join()).toMatch(/unused/);
  });

  it('names the line of a case if the listing gives another answer', async () => {
    edit('problem.yaml', 'output: "-1"', 'output: "1"');
    expect(await failures()).toEqual([
      'listings/sum/problem.yaml:30: case "Mixed": loop.cpp gives -1, but the case expects 1',
    ]);
  });

  it('reports the input on which a listing disagrees with the oracle', async () => {
    edit('loop.cpp', 'total += value;', 'total += value > 900 ? 0 : value;');
    const found = (await failures()).join();
    expect(found).toMatch(/listings\/sum\/loop\.cpp: disagrees with the oracle:\ninput {4}\[/);
    expect(found).toMatch(/got .*\nexpected /);
  });

  it('tries the limits of the stated range of values', async () => {
    edit('problem.yaml', '[-1000, 1000]', '[-1000000, 1000000]');
    edit('loop.cpp', 'total += value;', 'total += value == 1000000 ? 0 : value;');
    expect((await failures()).join()).toMatch(/input {4}\[.*\b1000000\b.*\]\ngot/);
  });

  it('tries the stated maximum size', async () => {
    edit('loop.cpp', 'return total;', 'return total > 90000000 ? 90000000 : total;');
    expect((await failures()).join()).toMatch(/got {6}90000000\nexpected 100000000/);
  });

  it('tries a slow listing at the stated maximum size in a full run', async () => {
    edit('problem.yaml', 'size: [0, 100000]', 'size: [0, 65600]');
    edit('problem.yaml', 'time: O(n)', 'time: O(n²)');
    edit(
      'loop.cpp',
      'for (const int value : a) total += value;',
      `const auto size = static_cast<std::uint16_t>(a.size());
  for (std::uint16_t i = 0; i < size; ++i) {
    total += a[i];
    for (const int value : a) total += value - value;
  }`,
    );
    const found = await failures({isFull: true});
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('loop.cpp: disagrees with the oracle');
  });

  it('compares the quick oracle with the obvious oracle', async () => {
    edit(
      'proof.cpp',
      'for (const int value : a) total += value;',
      'for (const int value : a) total += 2 * value;',
    );
    expect((await failures()).join()).toMatch(/but the quick oracle says -?\d/);
  });

  it('checks the answers of the runs that count costs', async () => {
    edit('loop.cpp', 'return total;', 'return a.size() == 4096 ? 0 : total;');
    expect((await failures()).join()).toMatch(
      /^listings\/sum\/loop\.cpp: counting fails with status \d+: a wrong answer at size 4096/,
    );
  });

  it('does not count costs below the minimum size', async () => {
    edit('problem.yaml', 'size: [0,', 'size: [2,');
    edit('problem.yaml', '  - name: Empty\n    input: "[]"\n    output: "0"\n', '');
    edit('proof.cpp', 'random.mixed(size,', 'random.mixed(size + 2,');
    edit('loop.cpp', 'std::int64_t total = 0;', 'std::int64_t total = a.size() < 2;');
    expect(await failures()).toEqual([]);
  });

  it('refuses a random input that the problem does not allow', async () => {
    edit(
      'proof.cpp',
      '  static std::int64_t oracle(',
      `  static std::string unfit(const std::vector<int>& a) {
    return a.size() > 60 ? "It is too long." : "";
  }

  static std::int64_t oracle(`,
    );
    expect((await failures()).join()).toMatch(
      /\[.*\] is not an input of the problem: It is too long\./,
    );
  });

  it('reports a sanitizer’s finding with its place and the input', async () => {
    edit('loop.cpp', 'return total;', 'return total + (a.size() == 5 ? a.data()[5] : 0);');
    expect((await failures()).join()).toMatch(
      /listings\/sum\/loop\.cpp:\d+: AddressSanitizer: heap-buffer-overflow\ninput {4}\[/,
    );
  });

  it('reports where leaked memory was allocated, without an input', async () => {
    edit('loop.cpp', 'return total;', 'return total + *new int(0);');
    const [first = ''] = await failures();
    expect(first).toMatch(
      /^listings\/sum\/loop\.cpp:\d+: memory allocated here is never freed \(leak\)$/,
    );
  });

  it('does not optimise away an access that a sanitizer would report', async () => {
    edit(
      'loop.cpp',
      'return total;',
      '[[maybe_unused]] const int beyond = a.data()[a.size()];\n  return total;',
    );
    expect((await failures()).join()).toContain('heap-buffer-overflow');
  });

  it('names the line in which the recorded output differs from the printed output', async () => {
    edit('loop.out', '6', '7');
    expect(await failures()).toEqual([
      'listings/sum/loop.out:1: expected "7", but the program printed "6"; ' +
        'if the new output is correct, record it with --update',
    ]);
  });

  it('rewrites the recorded output with --update', async () => {
    edit('loop.out', '6', '7');
    await expect(failures({update: true})).resolves.toEqual([]);
    expect(fs.readFileSync(path.join(workDir, 'listings/sum/loop.out'), 'utf8')).toBe('6\n');
  });

  it('does not record the output of a wrong program', async () => {
    edit('loop.cpp', 'total += value', 'total -= value');
    expect((await failures({update: true})).join()).toContain('case "Mixed": loop.cpp gives 1');
    expect(fs.readFileSync(path.join(workDir, 'listings/sum/loop.out'), 'utf8')).toBe('6\n');
  });

  it('does not count a rewritten output as a passed trial of the old output', async () => {
    edit('loop.out', '6', '7');
    await expect(failures({update: true})).resolves.toEqual([]);
    edit('loop.out', '6', '7');
    expect((await failures()).join()).toContain('loop.out:1: expected "7"');
  });

  it('refuses a time bound that the counted steps contradict', async () => {
    edit('problem.yaml', 'time: O(n)', 'time: O(n log n)');
    expect((await failures()).join()).toMatch(
      /^listings\/sum\/problem\.yaml:11: loop\.cpp: time O\(n log n\), but from n = /,
    );
  });

  it('refuses a space bound that the counted bytes contradict', async () => {
    edit('problem.yaml', 'space: O(1)', 'space: O(n)');
    expect((await failures()).join()).toMatch(/problem\.yaml:12: loop\.cpp: space O\(n\), but/);
  });

  it('refuses a pitfall that gives the right answer', async () => {
    edit('pitfalls/skips-first.cpp', 'i = 1', 'i = 0');
    expect((await failures({only: ['sum/pitfalls']})).join()).toMatch(
      /problem\.yaml:19: pitfalls\/skips-first\.cpp: it gives the correct answer, 9/,
    );
  });

  it('refuses a pitfall that does not fail in the stated way', async () => {
    edit('problem.yaml', 'fails: wrong answer', 'fails: endless loop');
    expect((await failures({only: ['sum/pitfalls']})).join()).toMatch(
      /it should not end, but it gives 5/,
    );
  });

  it('accepts a starter that leaves names unused and gives no answer', async () => {
    addStarter('  int unused;');
    await expect(failures()).resolves.toEqual([]);
  });

  it('refuses a starter that already solves its exercise', async () => {
    addStarter('  std::int64_t total = 0;\n  for (int value : a) total += value;\n  return total;');
    expect(await failures()).toEqual([
      expect.stringMatching(
        /^listings\/sum\/starter\.cpp:1: it gives the right answer to every case/,
      ),
    ]);
  });

  it('accepts a starter that only random inputs show to be wrong', async () => {
    addStarter(
      '  std::int64_t total = 0;\n  for (int value : a) total += value % 999;\n  return total;',
    );
    await expect(failures()).resolves.toEqual([]);
  });

  it('reports a starter that does not compile, with file and line', async () => {
    addStarter('  return totl;');
    const found = await failures();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^listings\/sum\/starter\.cpp:5:10: error/m);
  });

  it('treats a warning about a starter as an error, if it does not concern what readers complete', async () => {
    addStarter('  const char first = a[0];\n  return first;');
    expect(await failures()).toEqual([
      expect.stringMatching(/^listings\/sum\/starter\.cpp:5:25: error: conversion/m),
    ]);
  });

  it('reports a header that does not exist at its line in the starter', async () => {
    addStarter('  return 0;');
    const file = path.join(workDir, 'listings/sum/starter.cpp');
    fs.writeFileSync(file, `\n#include <nowhere>\n${fs.readFileSync(file, 'utf8')}`);
    expect(await failures()).toEqual([
      expect.stringMatching(/^listings\/sum\/starter\.cpp:2:10: fatal error: nowhere/m),
    ]);
  });

  it('does not run passed trials again if nothing has changed', async () => {
    await expect(failures()).resolves.toEqual([]);
    // With an empty PATH, no compiler can start.
    vi.stubEnv('PATH', '');
    await expect(failures()).resolves.toEqual([]);
  });

  it('compiles nothing again after an edit of problem.yaml', async () => {
    await expect(failures()).resolves.toEqual([]);
    edit('problem.yaml', 'output: "-1"', 'output: "1"');
    // With an empty PATH, no compiler can start.
    vi.stubEnv('PATH', '');
    expect(await failures()).toEqual([
      'listings/sum/problem.yaml:30: case "Mixed": loop.cpp gives -1, but the case expects 1',
    ]);
  });

  it('tries a listing again after it has changed', async () => {
    await expect(failures()).resolves.toEqual([]);
    edit('loop.cpp', 'total += value', 'total -= value');
    expect((await failures()).join()).toMatch(/disagrees with the oracle|the case expects/);
  });

  it.each([firstCompiler, ...otherCompilers])(
    'builds a copy of the site with the cache of a removed one: $command',
    async (compiler) => {
      // Leaves out the programs of earlier runs, so that the test builds one.
      const cacheDir = makeCache('harness');
      await expect(failures({compiler, cacheDir})).resolves.toEqual([]);
      const moved = `${workDir}-moved`;
      fs.renameSync(workDir, moved);
      workDir = moved;
      edit('loop.cpp', 'total += value;', 'total += value + 0;');
      await expect(failures({compiler, cacheDir})).resolves.toEqual([]);
      fs.rmSync(cacheDir, {recursive: true});
    },
  );
});
