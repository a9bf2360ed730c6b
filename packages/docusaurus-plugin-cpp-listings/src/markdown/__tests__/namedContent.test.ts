import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {JsxElement} from '../attributes';
import {
  countNamed,
  exerciseNamed,
  listingNamed,
  mainProblemNamed,
  pitfallNamed,
  problemNamed,
} from '../namedContent';

const element = (name: string, problem?: string): JsxElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes:
    problem === undefined ? [] : [{type: 'mdxJsxAttribute', name: 'problem', value: problem}],
  children: [],
});

describe('an element', () => {
  let folder: string;

  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'listings-'));
    for (const file of [
      'pitfalls/ends.cpp',
      'practice-valleys/problem.yaml',
      'practice-valleys/starter.cpp',
      'problem.yaml',
      'scan.cpp',
    ]) {
      fs.mkdirSync(path.join(folder, 'peaks', path.dirname(file)), {recursive: true});
      fs.writeFileSync(path.join(folder, 'peaks', file), '');
    }
  });

  afterAll(() => fs.rmSync(folder, {recursive: true}));

  it.each([
    ['Listing', listingNamed, 'file="peaks/scan.cpp"'],
    ['Count', countNamed, 'file="peaks/scan.cpp"'],
    ['Pitfall', pitfallNamed, 'file="peaks/pitfalls/ends.cpp"'],
    ['Race', mainProblemNamed, 'problem="peaks"'],
    ['Exercise', exerciseNamed, 'problem="peaks/practice-valleys"'],
  ])(
    'that names nothing is refused with an example of its own site: <%s>',
    (name, find, example) => {
      expect(() => find(element(name), folder)).toThrow(`<${name}> needs ${example}`);
    },
  );

  it.each([
    ['one of its article', 'peaks/valleys', 'peaks, peaks/practice-valleys'],
    ['the main problem of each article', 'peak', 'peaks'],
  ])('that names a missing problem is refused with others: %s', (_, id, problems) => {
    expect(() => problemNamed(element('Examples', id), folder)).toThrow(
      new RegExp(`/${id}/problem\\.yaml; problems: ${problems}$`),
    );
  });

  it.each([
    ['Listing', listingNamed, 'file="sorting/insertion.cpp"'],
    ['Pitfall', pitfallNamed, 'file="sorting/pitfalls/one-short.cpp"'],
    ['Race', mainProblemNamed, 'problem="sorting"'],
    ['Exercise', exerciseNamed, 'problem="sorting/practice-descending"'],
  ])(
    'that names nothing is refused with an invented example if the site has none: <%s>',
    (name, find, example) => {
      const empty = path.join(folder, 'peaks/none');
      fs.mkdirSync(empty, {recursive: true});
      expect(() => find(element(name), empty)).toThrow(`<${name}> needs ${example}`);
    },
  );
});
