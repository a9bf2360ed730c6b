import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {readProblem} from '../../content/problems';
import type {BugHuntPitfall, ProblemData} from '../../model/problem';
import {handMadeModule} from '../../run/__fixtures__/handMadeModules';
import {huntsOf, pitfallUnitOf} from '../hunts';

const listingsDir = path.join(__dirname, '../__fixtures__');
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hunts-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

const {data} = readProblem(listingsDir, 'countdown');

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

/** Returns the hunts of a problem whose pitfalls are in a module. */
function huntsIn(problem: Partial<ProblemData>, modules = {pitfalls: '', correct: ''}) {
  const problems = [{...data, pitfalls: [pitfall], ...problem}];
  const correct = {
    live: {source: '', entry: 0} as never,
    modules: {plain: '', traced: modules.correct, proofs: ''},
  };
  const hunts = huntsOf({
    listingsDir,
    problems,
    unit: pitfallUnitOf('countdown', problems, listingsDir),
    listings: new Map([['countdown/aloud.cpp', correct]]),
    module: modules.pitfalls,
    cacheFile: path.join(folder, 'openings.json'),
  });
  return hunts.map(([, {hunt}]) => hunt);
}

it('the breaking input of a hunt is the pitfall’s input for the page, or else the input of its proof', () => {
  const opening = {startInput: '3', baseline: {pitfall: 1, correct: 1}};
  fs.writeFileSync(path.join(folder, 'openings.json'), JSON.stringify([opening, opening]));
  const hunts = huntsIn({pitfalls: [pitfall, {...pitfall, breaks: '9'}]});
  expect(hunts.map(({breakingInput}) => breakingInput)).toEqual(['100', '9']);
});

const caseOf = (input: string, example = false) => ({name: input, input, output: input, example});

it.each([
  [
    'the first example that the pitfall survives',
    [caseOf('1'), caseOf('123456', true), caseOf('12', true)],
    '12',
  ],
  [
    'the first case that it survives, if it survives no example',
    [caseOf('12345'), caseOf('123456', true), caseOf('1')],
    '1',
  ],
  [
    'the first example, if it survives no case',
    [caseOf('12345'), caseOf('123456', true)],
    '123456',
  ],
])('a hunt starts with %s', (_, cases, input) => {
  const modules = {
    pitfalls: path.join(folder, 'pitfalls.wasm'),
    correct: path.join(folder, 'correct.wasm'),
  };
  fs.writeFileSync(modules.pitfalls, handMadeModule({panic: 'It stops.', panicFrom: 5}));
  fs.writeFileSync(modules.correct, handMadeModule({}));
  const [hunt] = huntsIn({cases}, modules);
  expect(hunt?.startInput).toBe(input);
});
