import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {buildCache} from '../../../build/caches';
import {compilingKeys, foldersOf} from '../../../build/keys';
import {openToolchain, runtimeObjects} from '../../../build/runtime';
import {readProof, wholeProof} from '../../../content/proofs';
import {runJudged} from '../../../run/runModule';
import {loadGrammar} from '../../../toolchain/loadGrammar';
import {createReaderCompiler, precompile, type CompileReaderProgram} from '../compileReaderProgram';

const listingsDir = path.resolve('listings');

let compile: CompileReaderProgram;

beforeAll(async () => {
  const toolchain = openToolchain();
  compile = createReaderCompiler(
    toolchain,
    await precompile(toolchain),
    await runtimeObjects('reader', foldersOf(buildCache(), await compilingKeys())),
    await loadGrammar(),
  );
}, 300_000);

/** Compiles a program with the proof of a problem, and says how it does on an input. */
async function judged(problem: string, code: string, input: string) {
  const compiled = await compile(code, wholeProof(readProof(listingsDir, problem)));
  expect(compiled).toMatchObject({diagnostics: []});
  expect(compiled.untraced).toBeUndefined();
  const module = await WebAssembly.compile(new Uint8Array(compiled.module ?? []));
  return runJudged(module, 0, input, {maxSteps: 10_000, maxRecordedSteps: 0});
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
