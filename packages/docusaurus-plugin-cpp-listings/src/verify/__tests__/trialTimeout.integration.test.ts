import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readProblem} from '../../content/problems';
import {ownHarnessDir} from '../command';
import {findCompilers} from '../compilers';
import {NativeBuilder, type Programs} from '../nativeBuilder';
import {tryRandom} from '../tryComparisons';
import {tryCosts} from '../tryCosts';

const fixture = path.join(__dirname, '../__fixtures__/sum');
const [compiler] = findCompilers(() => undefined);
let workDir: string;
let programs: Programs;

const stays = 'for (volatile int stays = 1; stays == 1;) {}';

/** Takes most of the time limit, once. */
const takesLong =
  'for (const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds{1500}; ' +
  'std::chrono::steady_clock::now() < end;) {}';

/** Code at the beginning of the listing's and the oracle's functions. */
const inListing = 'std::int64_t total = 0;';
const inOracle = 'for (std::size_t i = a.size()';

/** Copies the fixture, with more code before some code of a file. */
function addBefore(id: string, file: string, code: string, added: string): void {
  const folder = path.join(workDir, 'listings', id);
  fs.cpSync(fixture, folder, {recursive: true, force: false});
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  expect(text).toContain(code);
  const changed = `#include <chrono>\n${text.replace(code, `${added}\n${code}`)}`;
  fs.writeFileSync(path.join(folder, file), changed);
}

beforeAll(async () => {
  if (!compiler) {
    throw new Error('there is no compiler');
  }
  workDir = fs.mkdtempSync(path.join(os.tmpdir(), 'timeouts-'));
  addBefore('slow-listing', 'loop.cpp', inListing, stays);
  addBefore('slow-oracle', 'proof.cpp', 'for (const int value : a)', stays);
  addBefore('slower-listing', 'loop.cpp', inListing, takesLong);
  addBefore('slower-listing', 'proof.cpp', inOracle, stays);
  const listingsDir = path.join(workDir, 'listings');
  const outDir = path.join(workDir, 'out');
  const builder = new NativeBuilder(compiler, listingsDir, outDir, await ownHarnessDir(compiler));
  programs = {
    ...{compiler, listingsDir, shown: (file) => builder.shown(file)},
    run: (build, tried, listing, args) => builder.run(build, tried, listing, args, {seconds: 2}),
  };
});

afterAll(() => {
  fs.rmSync(workDir, {recursive: true});
});

/** Runs a trial of a problem's listing that does not end. */
async function failureOf(attempt: typeof tryRandom | typeof tryCosts, id: string) {
  const problem = readProblem(programs.listingsDir, id);
  const approach = problem.data.listings[0] ?? expect.fail('the fixture has no listing');
  const tried = {id, files: [`${id}/${approach.file}`]};
  try {
    const results = await attempt(programs, tried, problem, approach);
    return [results].flat()[0]?.failure;
  } catch (error) {
    return (error as Error).message;
  }
}

// At the same time, because they wait for the time limit.
describe.concurrent('a program that does not end', {timeout: 120_000}, () => {
  it.each([
    ['random inputs', tryRandom],
    ['counting', tryCosts],
  ])('is reported at its listing or at its proof: %s', async (_, attempt) => {
    const [ofListing, ofOracle] = await Promise.all([
      failureOf(attempt, 'slow-listing'),
      failureOf(attempt, 'slow-oracle'),
    ]);
    expect(ofListing).toMatch(/^listings\/slow-listing\/loop\.cpp: does not end in /);
    expect(ofOracle).toMatch(/^listings\/slow-oracle\/proof\.cpp: stopped after .* in its oracle/);
  });

  it('is reported at what took most of the time, whatever ran at the end', async () => {
    expect(await failureOf(tryRandom, 'slower-listing')).toMatch(
      /^listings\/slower-listing\/loop\.cpp: does not end in /,
    );
  });
});
