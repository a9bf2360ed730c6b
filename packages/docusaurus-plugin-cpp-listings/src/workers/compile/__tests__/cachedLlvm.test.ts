import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {RunOptions, Tree} from '@yowasp/clang';
import {afterEach, beforeEach, expect, it} from 'vitest';
import type {Llvm} from '../../../toolchain/toolchain';
import {cachedLlvm} from './cachedLlvm';

class Exit extends Error {
  readonly code = 1;
  readonly files = {};
}

let folder: string;
/** The arguments of each run of the compiler. */
let runs: string[][];

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cached-llvm-'));
  runs = [];
});

afterEach(() => fs.rmSync(folder, {recursive: true}));

const bytes = (text: string) => new TextEncoder().encode(text);

/** A compiler that copies `source` to `object` in capitals, and fails on an empty one. */
const llvm: Llvm = {
  Exit,
  runLLVM(args = [], files = {}, {stdout, stderr} = {}) {
    runs.push(args);
    const source = files.source as string;
    stderr?.(bytes(`${source.length} `));
    stderr?.(bytes('letters'));
    if (source === '') {
      throw new Exit();
    }
    stdout?.(bytes('done'));
    return {...files, object: source.toUpperCase()};
  },
};

/** Runs the compiler with the cache as a new process does. */
async function compile(args: string[], files: Tree, version = '1') {
  const {runLLVM} = await cachedLlvm(() => Promise.resolve(llvm), version, folder)();
  const streams = {stdout: '', stderr: ''};
  const collect =
    (name: keyof typeof streams): RunOptions['stdout'] =>
    (chunk) => {
      streams[name] += new TextDecoder().decode(chunk ?? undefined);
    };
  const options = {stdout: collect('stdout'), stderr: collect('stderr')};
  try {
    const made = await runLLVM(args, files, options);
    return {...streams, made};
  } catch (error) {
    return {...streams, error};
  }
}

it('gives the same files and texts the second time, without running the compiler', async () => {
  const first = await compile(['-O1'], {source: 'ab'});
  expect(first).toEqual({made: {object: 'AB'}, stdout: 'done', stderr: '2 letters'});
  expect(await compile(['-O1'], {source: 'ab'})).toEqual(first);
  expect(runs).toHaveLength(1);
});

it('fails the second time as the first, with the messages', async () => {
  const first = await compile([], {source: ''});
  expect(first).toEqual({error: expect.any(Exit) as Exit, stdout: '', stderr: '0 letters'});
  expect(await compile([], {source: ''})).toEqual(first);
  expect(runs).toHaveLength(1);
});

it.each([
  ['an argument', ['-O2'], {source: 'ab', headers: {'a.hpp': 'x'}}, '1'],
  ['a file', ['-O1'], {source: 'ac', headers: {'a.hpp': 'x'}}, '1'],
  ['a file in a folder', ['-O1'], {source: 'ab', headers: {'a.hpp': 'y'}}, '1'],
  ["a file's name", ['-O1'], {source: 'ab', headers: {'b.hpp': 'x'}}, '1'],
  ['the compiler', ['-O1'], {source: 'ab', headers: {'a.hpp': 'x'}}, '2'],
])('runs the compiler again when %s changes', async (_, args, files, version) => {
  await compile(['-O1'], {source: 'ab', headers: {'a.hpp': 'x'}});
  await compile(args, files, version);
  expect(runs).toHaveLength(2);
});

it('names a damaged file and the fix', async () => {
  await compile([], {source: 'ab'});
  const [file = ''] = fs.readdirSync(folder);
  fs.writeFileSync(path.join(folder, file), 'damaged');
  const {error} = (await compile([], {source: 'ab'})) as {error?: unknown};
  expect(String(error)).toMatch(`${file} is damaged`);
});
