import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {readProblem} from '../../content/problems';
import type {BugHuntPitfall} from '../../model/problem';
import {huntsOf, pitfallUnitOf} from '../hunts';

const listingsDir = path.join(__dirname, '../__fixtures__');
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hunts-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

it('the breaking input of a hunt is the pitfall’s input for the page, or else the input of its proof', () => {
  const pitfall: BugHuntPitfall = {
    file: 'kept.cpp',
    title: 'It keeps all.',
    input: '100',
    expected: '100',
    gives: '99',
    fails: 'wrong answer',
    correct: 'aloud.cpp',
    hints: ['One.', 'Two.', 'Three.'],
  };
  const {data} = readProblem(listingsDir, 'countdown');
  const problems = [{...data, pitfalls: [pitfall, {...pitfall, breaks: '9'}]}];
  const cacheFile = path.join(folder, 'openings.json');
  const opening = {startInput: '3', baseline: {pitfall: 1, correct: 1}};
  fs.writeFileSync(cacheFile, JSON.stringify([opening, opening]));
  const correct = {
    live: {source: '', entry: 0} as never,
    modules: {plain: '', traced: '', proofs: ''},
  };
  const hunts = huntsOf({
    listingsDir,
    problems,
    unit: pitfallUnitOf('countdown', problems, listingsDir),
    listings: new Map([['countdown/aloud.cpp', correct]]),
    module: '',
    cacheFile,
  });
  expect(hunts.map(([, {hunt}]) => hunt.breakingInput)).toEqual(['100', '9']);
});
