import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {ProofRecord} from '../../model/records';
import {findProblems, readProblem} from '../../content/problems';
import {checkedArticles} from '../checkedArticles';
import {keyOfArticle, writeProofRecord} from '../proofRecord';
import {readRecordFile} from '../records';

const fixture = path.join(__dirname, '../../verify/__fixtures__/sum');
let listingsDir: string;

const problems = () => findProblems(listingsDir).map((id) => readProblem(listingsDir, id).data);
const key = () => keyOfArticle(listingsDir, 'sum', problems());
const record = (): ProofRecord => ({
  key: key(),
  date: '2026-11-23',
  compilers: ['g++ 12.2.0'],
  flags: ['-std=c++20'],
  listings: 1,
  pitfalls: 1,
  bounds: 2,
  inputs: 4012,
  largest: 100_000,
  seed: 1,
});
const check = () => checkedArticles(listingsDir, problems(), 'npm run check --')[0];

function edit(file: string, from: string, to: string): void {
  const target = path.join(listingsDir, 'sum', file);
  const text = fs.readFileSync(target, 'utf8');
  expect(text).toContain(from);
  fs.writeFileSync(target, text.replace(from, to));
}

beforeEach(() => {
  listingsDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'checked-')), 'listings');
  fs.cpSync(fixture, path.join(listingsDir, 'sum'), {recursive: true});
});

afterEach(() => {
  fs.rmSync(path.dirname(listingsDir), {recursive: true});
});

describe('the record of an article’s proofs', () => {
  it.each([
    ['loop.cpp', 'return total', 'return 1 * total'],
    ['loop.out', '', '\n'],
    ['pitfalls/skips-first.cpp', 'return total', 'return 1 * total'],
    ['proof.cpp', '#include', '#include <array>\n#include'],
    ['problem.yaml', 'O(n)', 'O(n²)'],
    ['problem.yaml', 'O(1)', 'O(n)'],
    ['problem.yaml', 'int[]', 'int64[]'],
    ['problem.yaml', '[0, 100000]', '[0, 99]'],
    ['problem.yaml', '[-1000, 1000]', '[-9, 1000]'],
    ['problem.yaml', 'input: "[2, -3]"', 'input: "[3, -4]"'],
    ['problem.yaml', 'output: "-1"', 'output: "1"'],
    ['problem.yaml', 'input: "[4, 5]"', 'input: "[5, 5]"'],
    ['problem.yaml', 'expected: "9"', 'expected: "8"'],
    ['problem.yaml', 'fails: wrong answer', 'fails: trap'],
    ['problem.yaml', 'gives: "5"', 'gives: "4"'],
    ['problem.yaml', 'gives: "5"', 'gives: "5"\n    breaks: "[1, 2]"'],
    ['problem.yaml', 'gives: "5"', 'gives: "5"\n    correct: loop.cpp'],
  ])('is stale when %s changes in a part that decides a verdict', (file, from, to) => {
    const before = key();
    edit(file, from, to);
    expect(key()).not.toBe(before);
  });

  it('is stale when an input must be sorted', () => {
    edit('problem.yaml', '[2, -3]', '[-3, 2]');
    const before = key();
    edit('problem.yaml', '[-1000, 1000]', '[-1000, 1000]\n    sorted: true');
    expect(key()).not.toBe(before);
  });

  it('stays valid when only text for readers changes', () => {
    const before = key();
    edit('problem.yaml', 'Mixed', 'Both signs');
    edit('loop.cpp', 'return total;', 'return total;  // the sum');
    expect(key()).toBe(before);
  });

  it('stays valid while an editor has a file open', () => {
    const before = key();
    const at = (file: string) => path.join(listingsDir, 'sum', file);
    fs.copyFileSync(at('loop.cpp'), at('.loop.cpp'));
    // An editor's lock file is a symbolic link to nothing.
    fs.symlinkSync('user@host.1', at('.#loop.cpp'));
    expect(key()).toBe(before);
  });

  it('is not written again when only the date differs', () => {
    writeProofRecord(listingsDir, 'sum', record());
    writeProofRecord(listingsDir, 'sum', {...record(), date: '2027-01-01'});
    expect(readRecordFile(listingsDir, 'sum', 'proof.json')?.date).toBe('2026-11-23');
    writeProofRecord(listingsDir, 'sum', {...record(), date: '2027-01-01', inputs: 3});
    expect(readRecordFile(listingsDir, 'sum', 'proof.json')?.date).toBe('2027-01-01');
  });
});

describe('the summary of an article’s checks', () => {
  it('contains the record and the command that makes it', () => {
    writeProofRecord(listingsDir, 'sum', record());
    expect(check()).toMatchObject({
      article: 'sum',
      proof: record(),
      command: 'npm run check -- sum',
      faults: [],
    });
  });

  it('says that the record is missing', () => {
    expect(check()?.faults).toEqual([
      'there is no listings/sum/proof.json; create it with npm run check -- sum',
    ]);
  });

  it('says that the record is older than its listings', () => {
    writeProofRecord(listingsDir, 'sum', record());
    edit('loop.cpp', 'return total', 'return 1 * total');
    expect(check()?.faults).toEqual([
      'the listings changed after listings/sum/proof.json; create it again with npm run check -- sum',
    ]);
  });

  it('adds up the mutants of all listings', () => {
    const mutants = {key: '', refused: 3, killed: 20, alive: ['a', 'b']};
    const file = path.join(listingsDir, 'sum/mutants.json');
    fs.writeFileSync(file, JSON.stringify({'loop.cpp': mutants, 'other.cpp': mutants}));
    expect(check()?.mutants).toEqual({killed: 40, explained: 4});
  });

  it('names the machine that measured the speeds, without the speeds', () => {
    const machine = {
      ...{processor: 'Babbage', caches: ['L1 32 KiB'], compiler: 'g++ 12.2.0'},
      ...{flags: '-O2', date: '2026-11-23'},
    };
    const measuring = {clockSpread: 0.01, disturbed: 0, isSteady: true};
    const file = path.join(listingsDir, 'sum/speed.json');
    fs.writeFileSync(file, JSON.stringify({...machine, ...measuring, keys: {}, speeds: {}}));
    expect(check()?.machine).toMatchObject(machine);
    expect(check()?.machine).not.toHaveProperty('speeds');
  });
});
