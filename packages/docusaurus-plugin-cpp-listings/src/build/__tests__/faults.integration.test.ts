import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readProblem} from '../../content/problems';
import {buildLive} from '../buildListings';
import {buildCache} from '../caches';

let siteDir: string;
let listingsDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-'));
  listingsDir = path.join(siteDir, 'listings');
  fs.cpSync(path.join(__dirname, '../../verify/__fixtures__'), listingsDir, {recursive: true});
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

/** Returns the error message of a build after an edit of one file of the article. */
async function saidOf(file: string, from: string | RegExp, to: string): Promise<string> {
  const target = path.join(listingsDir, 'sum', file);
  const text = fs.readFileSync(target, 'utf8');
  expect(text).toMatch(from);
  fs.writeFileSync(target, text.replace(from, to));
  const built = buildLive({
    listingsDir,
    // The site's cache, because it already has the headers and objects that all modules share.
    cacheDir: buildCache(),
    problems: [readProblem(listingsDir, 'sum').data],
    onProgress: () => undefined,
  });
  return built.then(
    () => 'nothing',
    (error: unknown) => (error as Error).message,
  );
}

const errorsIn = (said: string) => said.split('\n').filter((line) => line.includes('error:'));

describe('a build of listings', {timeout: 300_000}, () => {
  it.each([
    ['loop.cpp', 9],
    ['pitfalls/skips-first.cpp', 10],
  ])(
    'reports a compiler error in %s once, at its place in the author’s text',
    async (file, line) => {
      const said = await saidOf(file, 'return total', 'return totl');
      expect(errorsIn(said)).toEqual([
        `listings/sum/${file}:${line}:10: error: use of undeclared identifier 'totl'; did you mean 'total'?`,
      ]);
      expect(said).not.toContain('trace');
    },
  );

  it('reports code that the grammar cannot parse with the compiler’s message', async () => {
    const said = await saidOf('loop.cpp', 'return total;', 'return total');
    expect(errorsIn(said)).toEqual([
      "listings/sum/loop.cpp:9:15: error: expected ';' after return statement",
    ]);
    expect(said).not.toContain('grammar');
  });

  it('reports the line that includes a missing header', async () => {
    const said = await saidOf('loop.cpp', '<vector>', '<vectr>');
    expect(errorsIn(said)).toEqual([
      "listings/sum/loop.cpp:3:10: fatal error: 'vectr' file not found",
    ]);
  });

  it('reports code that cannot be traced, without the compiler’s message about it', async () => {
    expect(await saidOf('loop.cpp', 'return total;', 'std::thread t; return total;')).toBe(
      'listings/sum/loop.cpp:9: a thread cannot be traced: std::thread',
    );
  });

  it('reports the line of code that compiles but cannot be traced', async () => {
    const own = '// #region listing\nstruct Own { int trace_fields_ = 0; };';
    expect(await saidOf('loop.cpp', '// #region listing', own)).toMatch(
      /^listings\/sum\/loop\.cpp:6: it compiles, but it cannot be traced: .*trace_fields_/,
    );
  });

  it.each([
    ['loop.cpp', /^int main.*/m, '', 'listings/sum/loop.cpp:1: there is no function main; '],
    [
      'proof.cpp',
      /proof_main/,
      'other',
      'listings/sum/proof.cpp:1: there is no function proof_main; ',
    ],
    [
      'proof.cpp',
      'Input worst(',
      'Input worse(',
      'listings/sum/proof.cpp:5: the struct Problem has no function worst; add static Input worst(',
    ],
  ])('reports in one line which function %s lacks', async (file, entry, other, words) => {
    const said = await saidOf(file, entry, other);
    expect(said).toContain(words);
    expect(said.split('\n')).toHaveLength(1);
  });

  it('reports an exception that a proof throws when it makes an input', async () => {
    const throwing = '$& throw std::runtime_error("none");';
    expect(await saidOf('proof.cpp', /static Input worst\(std::size_t n\) \{/, throwing)).toBe(
      'listings/sum/loop.cpp: its proof.cpp fails: the problem could not make a worst-case input of size 1: an exception of type std::runtime_error left the program',
    );
  });

  it('does not count the costs of a listing that fails on its example', async () => {
    const said = await saidOf('loop.cpp', 'return total;', 'return 1 / (total - total);');
    expect(said).toMatch(/^listings\/sum\/loop\.cpp:\d+: its example, \[\], fails: .*$/);
  });
});
