import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {ProblemData} from '../../model/problem';
import {findSources, loadListing, ownerOf} from '../listings';

describe('findSources', () => {
  it('finds only files, and no hidden ones', () => {
    const listingsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'listings-'));
    const at = (name: string) => path.join(listingsDir, name);
    fs.mkdirSync(at('sum/old.cpp'), {recursive: true});
    fs.mkdirSync(at('.kept/sum'), {recursive: true});
    for (const file of ['sum/loop.cpp', 'sum/proof.cpp', 'sum/.loop.cpp', '.kept/sum/loop.cpp']) {
      fs.writeFileSync(at(file), '');
    }
    // An editor's lock file is a symbolic link to nothing.
    fs.symlinkSync('user@host.1', at('sum/.#loop.cpp'));
    fs.symlinkSync('nothing', at('sum/gone.cpp'));
    expect(findSources(listingsDir)).toEqual(['sum/loop.cpp']);
    fs.rmSync(listingsDir, {recursive: true});
  });
});

const problemOf = (id: string): ProblemData => ({
  id,
  title: 'Sum',
  inputs: [{name: 'a', type: 'int[]'}],
  output: 'The sum.',
  listings: [{file: 'loop.cpp', title: 'A loop', time: 'O(n)', space: 'O(1)'}],
  pitfalls: [
    {
      ...{file: 'bug.cpp', title: 'A bug', input: '[4]', expected: '4'},
      ...{
        fails: 'wrong answer',
        gives: '0',
        hints: ['Vague.', 'Clearer.', 'Clear.'],
        breaks: '[4]',
      },
    },
  ],
  cases: [],
});

describe('a file belongs to', () => {
  const problems = [problemOf('sum'), problemOf('sum/practice-average'), problemOf('sum-two')];

  it.each([
    ['sum/loop.cpp', 'sum', 'A loop', undefined],
    ['sum/bug.cpp', 'sum', undefined, 'A bug'],
    ['sum/other.cpp', 'sum', undefined, undefined],
    ['sum/practice-average/loop.cpp', 'sum/practice-average', 'A loop', undefined],
    ['sum-two/loop.cpp', 'sum-two', 'A loop', undefined],
  ])('the problem of the nearest folder: %s', (file, id, approach, pitfall) => {
    const owner = ownerOf(file, problems);
    expect([owner?.problem.id, owner?.approach?.title, owner?.pitfall?.title]).toEqual([
      ...[id, approach, pitfall],
    ]);
  });

  it('no problem if none is in a folder above it', () => {
    expect(ownerOf('product/sum/loop.cpp', problems)).toBeUndefined();
  });
});

describe('the data of a listing', () => {
  const text = '// #region listing\nint x;  // bug: it is not set\n// #endregion\n';
  const load = (file: string) =>
    loadListing('nowhere', [problemOf('sum')], {file, text, shown: `listings/${file}`}, 'listing');

  it('of an approach has its bounds and the inputs, and no output if none is recorded', () => {
    expect(load('sum/loop.cpp')).toMatchObject({
      file: 'sum/loop.cpp',
      firstLine: 2,
      code: 'int x;  // bug: it is not set',
      output: '',
      approach: {time: 'O(n)'},
      inputs: [{name: 'a'}],
      pitfall: undefined,
    });
  });

  it('of a pitfall tells neither hints nor the input that breaks it, and marks the bug', () => {
    const {pitfall, inputs, approach, lines} = load('sum/bug.cpp');
    expect(Object.keys(pitfall ?? {}).sort()).toEqual([
      ...['expected', 'fails', 'file', 'gives', 'input', 'title'],
    ]);
    expect([inputs, approach]).toEqual([undefined, undefined]);
    expect(lines.join('')).toContain('<c- data-bug>// bug');
    expect(load('sum/loop.cpp').lines.join('')).not.toContain('data-bug');
  });
});
