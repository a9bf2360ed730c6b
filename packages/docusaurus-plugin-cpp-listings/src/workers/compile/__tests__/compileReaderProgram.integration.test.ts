import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {buildCache} from '../../../build/caches';
import {compileProofs, readCompiledProofs} from '../../../build/compileProofs';
import {compilingKeys, foldersOf} from '../../../build/keys';
import {openToolchain, runtimeObjects, type Folders} from '../../../build/runtime';
import {callerOf} from '../../../build/unit';
import {readProof} from '../../../content/proofs';
import {runJudged} from '../../../run/runModule';
import {loadGrammar} from '../../../toolchain/loadGrammar';
import {
  createReaderCompiler,
  precompile,
  type Compiled,
  type CompileReaderProgram,
} from '../compileReaderProgram';

const listingsDir = path.resolve('listings');

const kept = fs.mkdtempSync(path.join(os.tmpdir(), 'proofs-'));

let compile: CompileReaderProgram;
let folders: Folders;

beforeAll(async () => {
  const toolchain = openToolchain();
  folders = foldersOf(buildCache(), await compilingKeys());
  compile = createReaderCompiler(
    toolchain,
    await precompile(toolchain),
    await runtimeObjects('reader', folders),
    await loadGrammar(),
  );
}, 300_000);

afterAll(() => {
  fs.rmSync(kept, {recursive: true});
});

/** Compiles a program with the proof of a problem, which is compiled for the first one. */
async function compiledWith(problem: string, code: string) {
  const proof = readProof(listingsDir, problem);
  const target = path.join(kept, `${problem.replaceAll('/', '~')}.wasm`);
  if (!fs.existsSync(target)) {
    await compileProofs({type: 'proofs', proofs: [proof], target}, folders);
  }
  return compile(
    code,
    callerOf(proof, readCompiledProofs(target)),
    new Uint8Array(fs.readFileSync(target)),
  );
}

/** Runs a compiled program on an input. */
async function run({module}: Compiled, input: string) {
  const compiled = await WebAssembly.compile(new Uint8Array(module ?? []));
  return runJudged(compiled, 0, input, {maxSteps: 10_000, maxRecordedSteps: 0});
}

/** Compiles a program with the proof of a problem, and says how it does on an input. */
async function judged(problem: string, code: string, input: string) {
  const compiled = await compiledWith(problem, code);
  expect(compiled).toMatchObject({diagnostics: []});
  expect(compiled.untraced).toBeUndefined();
  return run(compiled, input);
}

describe('a reader’s program', {timeout: 60_000}, () => {
  it('is compared by the page where one answer is right', async () => {
    const outcome = await judged(
      'rearrange-positive-negative/practice-boundary',
      '#include <cstddef>\n#include <span>\nstd::size_t count_negatives(std::span<const int> a) { return a.size(); }\n',
      '[-2, -1, 3]',
    );
    expect(outcome).toMatchObject({trace: {answer: '3'}, wrong: '', isUnique: true});
  });

  it('is served by a proof that was compiled apart, whatever type its answer has', async () => {
    for (const type of ['std::size_t', 'long long']) {
      const outcome = await judged(
        'rearrange-positive-negative/practice-boundary',
        `#include <cstddef>\n#include <span>\n${type} count_negatives(std::span<const int> a) { return a.size() + 1; }\n`,
        '[-2, -1, 3]',
      );
      expect(outcome).toMatchObject({trace: {answer: '4'}, wrong: '', isUnique: true});
    }
  });

  const boundary = 'rearrange-positive-negative/practice-boundary';
  const withBody = (body: string) =>
    `#include <cstddef>\n#include <cstdio>\n#include <span>\nstd::size_t count_negatives(std::span<const int> a) {\n${body}\n}\n`;

  it('has the warnings of the program as it is written, each once', async () => {
    const {diagnostics, module} = await compiledWith(
      boundary,
      withBody('class Q { int q = 0; };\nint unused;\nif (int x = 3; x = 2) {}\nreturn a.size();'),
    );
    expect(module).toBeDefined();
    expect(diagnostics.map(({line, severity}) => `${line} ${severity}`)).toEqual([
      '7 warning',
      '6 warning',
      '5 warning',
    ]);
  });

  it('has its errors once, and those of how it is called', async () => {
    const {diagnostics, module} = await compiledWith(boundary, 'int other() { return "2"; }\n');
    expect(module).toBeUndefined();
    expect(diagnostics.slice(0, 2)).toMatchObject([
      {severity: 'error', line: 1},
      {
        severity: 'error',
        isOfCall: true,
        message: expect.stringContaining('count_negatives') as string,
      },
    ]);
  });

  // To fill the second with a pattern is too much for Clang.
  it.each(['2000000U', '5ULL << 28U'])(
    'is told of a variable of %s bytes, which the stack cannot hold',
    async (bytes) => {
      const compiled = await compiledWith(
        boundary,
        withBody(`struct Large { char bytes[${bytes}]; };\nLarge b;\nreturn b.bytes[a.size()];`),
      );
      expect(compiled.untraced).toBeUndefined();
      expect(compiled.diagnostics).toEqual([
        {
          severity: 'warning',
          message: expect.stringMatching(
            /^stack frame size \(\d+\) exceeds limit \(1048576\)$/,
          ) as string,
          line: 4,
          column: expect.any(Number) as number,
        },
      ]);
      const {trace} = await run(compiled, '[-1]');
      expect(trace.failure).toEqual({
        kind: 'trap',
        message: 'an access outside the memory of the program',
      });
    },
  );

  it('runs when it cannot be traced', async () => {
    const {module, untraced} = await compiledWith(
      boundary,
      withBody('goto end;\nend:\nreturn a.size();'),
    );
    expect(module).toBeDefined();
    expect(untraced).toMatch(/^line 5: /);
  });

  it('has the name of its own file where it runs', async () => {
    const {trace} = await judged(
      boundary,
      withBody('std::puts(__FILE__);\nreturn a.size();'),
      '[-1]',
    );
    expect(trace.printed?.text).toBe('exercise.cpp\n');
  });

  it('is called by a proof that cannot be compiled apart', async () => {
    const outcome = await judged(
      'min-max-rearrage',
      '#include <span>\n#include <cstdint>\nvoid max_min(std::span<std::int64_t> a) { a[0] = 7; }\n',
      '[1, 2]',
    );
    expect(outcome).toMatchObject({trace: {answer: '[7, 2]'}});
  });

  it('is judged by the proof where several answers are right', async () => {
    const pairOf = (first: number, second: number) =>
      [
        '#include <cstddef>\n#include <optional>\n#include <span>\n#include <utility>',
        'std::optional<std::pair<std::size_t, std::size_t>> find_pair(std::span<const int>, int) {',
        `  return std::pair<std::size_t, std::size_t>{${first}, ${second}};`,
        '}\n',
      ].join('\n');
    const problem = 'two-numbers-add-to-k';
    const input = '[1, 2, 3, 4]; 5';
    for (const [first, second, wrong] of [
      [1, 2, ''],
      [0, 1, 'these two do not add up to k'],
    ] as const) {
      const outcome = await judged(problem, pairOf(first, second), input);
      expect(outcome).toMatchObject({wrong, isUnique: false});
    }
  });
});
