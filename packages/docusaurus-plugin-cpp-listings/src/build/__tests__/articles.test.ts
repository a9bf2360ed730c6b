import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readProblem} from '../../content/problems';
import {filesOf, planArticles, planEdited, type Article} from '../articles';

const compiling = {process: 'p', shared: 's', modules: 'm', bundle: 'b'};
const recording = {traces: 't', costs: 'c', openings: 'o'};
const keys = {compiling, recording};

let siteDir: string;
let listingsDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'articles-'));
  listingsDir = path.join(siteDir, 'listings');
  fs.cpSync(path.join(__dirname, '../__fixtures__'), listingsDir, {recursive: true});
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

function edit(file: string, from: string | RegExp, to: string): void {
  const target = path.join(listingsDir, 'countdown', file);
  const text = fs.readFileSync(target, 'utf8');
  expect(text).toMatch(from);
  fs.writeFileSync(target, text.replace(from, to));
}

function planCountdown(given = keys): Article {
  const problems = [readProblem(listingsDir, 'countdown').data];
  const [article] = planArticles(
    {listingsDir, cacheDir: path.join(siteDir, 'cache'), problems},
    given,
  );
  if (!article) {
    throw new Error('no article is planned');
  }
  return article;
}

/** Returns the kinds of cached files whose paths change with an edit. */
function changedBy(act: () => void, given = keys): string[] {
  const before = filesOf(planCountdown());
  act();
  const after = filesOf(planCountdown(given));
  expect(after.length).toBe(before.length);
  return after
    .filter((file) => !before.includes(file))
    .map((file) => file.replace(/^.*?\.(proofs|plain|traced|traces|costs|openings)\..*$/, '$1'))
    .filter((kind, index, kinds) => kinds.indexOf(kind) === index);
}

const nothing = () => undefined;
const ofListings = ['plain', 'traced', 'traces', 'costs', 'openings'];
const all = ['proofs', ...ofListings];

it('the plan of an article has the size limits of its inputs, for the counting of costs', () => {
  edit('problem.yaml', 'type: int', 'type: int[]\n    size: [3, 9]');
  edit('problem.yaml', 'input: "3"', 'input: "[1, 2, 3]"');
  expect(planCountdown().approaches.listings[0]).toMatchObject({least: 3, largest: 9});
});

describe('the paths of an article’s cached files', () => {
  it('change with the text of a listing, except for the files of its proof', () => {
    expect(changedBy(() => edit('aloud.cpp', 'int ', 'unsigned '))).toEqual(ofListings);
  });

  it('change with the proof', () => {
    expect(changedBy(() => edit('proof.cpp', /$/, '\n'))).toEqual(all);
  });

  it('change with the name of the listings’ folder, because programs contain the paths of their files', () => {
    const renamed = path.join(siteDir, 'algorithms');
    expect(
      changedBy(() => {
        fs.renameSync(listingsDir, renamed);
        listingsDir = renamed;
      }),
    ).toEqual(all);
  });

  it('change when a line above a region marker is removed', () => {
    edit('aloud.cpp', /^/, '\n\n// #region listing\n');
    expect(changedBy(() => edit('aloud.cpp', /^\n/, ''))).toEqual(ofListings);
  });

  it('stay the same when a region is renamed', () => {
    edit('aloud.cpp', /^/, '// #region first\n');
    expect(changedBy(() => edit('aloud.cpp', '#region first', '#region second'))).toEqual([]);
  });

  it('change only for recordings when an example changes', () => {
    expect(changedBy(() => edit('problem.yaml', /input: .*/, 'input: "2"'))).toEqual([
      'traces',
      'costs',
      'openings',
    ]);
  });

  it.each([
    ['compiling.modules', {compiling: {...compiling, modules: '2'}, recording}, all],
    ['recording.traces', {compiling, recording: {...recording, traces: '2'}}, ['traces']],
    ['recording.costs', {compiling, recording: {...recording, costs: '2'}}, ['costs']],
    ['recording.openings', {compiling, recording: {...recording, openings: '2'}}, ['openings']],
  ])('change with the key %s only for the files that depend on it', (_, given, kinds) => {
    expect(changedBy(nothing, given)).toEqual(kinds);
  });
});

it('an approach is recorded on the case that is marked as the example, or else on the first case', () => {
  const examples = () => planCountdown().approaches.listings.map(({example}) => example);
  edit('problem.yaml', 'cases:\n', 'cases:\n  - {name: Two, input: "2", output: "2"}\n');
  expect(examples()).toEqual(['3', '3', '3']);
  edit('problem.yaml', 'example: true', 'example: false');
  expect(examples()).toEqual(['2', '2', '2']);
});

describe('the separate modules of edited approaches', () => {
  /** Returns the plan of separate modules after an edit. */
  function editedBy(act: () => void) {
    const before = planCountdown();
    act();
    return planEdited(before, planCountdown(), {cacheDir: path.join(siteDir, 'cache')}, keys);
  }

  it('contain only the edited approach', () => {
    const edited = editedBy(() => edit('kept.cpp', 'int ', 'unsigned '));
    expect(edited?.approaches.listings.map(({file}) => file)).toEqual(['countdown/kept.cpp']);
    expect(edited?.jobs.traced.sources.map(({file}) => file)).toEqual(['countdown/kept.cpp']);
    expect(edited?.jobs.traced.target).toBe(edited?.modules.traced);
    expect(planCountdown().modules.traced).not.toBe(edited?.modules.traced);
  });

  it('are not planned when both of two approaches are edited', () => {
    edit('problem.yaml', / {2}- file: drawn.cpp\n( {4}.*\n)*/, '');
    expect(
      editedBy(() => ['aloud.cpp', 'kept.cpp'].forEach((file) => edit(file, 'int ', 'unsigned '))),
    ).toBeUndefined();
  });

  it('are not planned when three of four approaches are edited', () => {
    fs.copyFileSync(
      path.join(listingsDir, 'countdown/kept.cpp'),
      path.join(listingsDir, 'countdown/other.cpp'),
    );
    edit(
      'problem.yaml',
      'cases:',
      '  - {file: other.cpp, title: B, time: O(n), space: O(n)}\ncases:',
    );
    expect(
      editedBy(() =>
        ['aloud.cpp', 'kept.cpp', 'drawn.cpp'].forEach((file) => edit(file, 'int ', 'unsigned ')),
      ),
    ).toBeUndefined();
  });

  it('are not planned when the article is compiled already', () => {
    const edited = editedBy(() => {
      edit('kept.cpp', 'int ', 'unsigned ');
      const {traced} = planCountdown().modules;
      fs.mkdirSync(path.dirname(traced));
      fs.writeFileSync(traced, '');
    });
    expect(edited).toBeUndefined();
  });

  it.each([
    ['nothing is edited', nothing],
    [
      'every approach is edited',
      () =>
        ['aloud.cpp', 'kept.cpp', 'drawn.cpp'].forEach((file) => edit(file, 'int ', 'unsigned ')),
    ],
    [
      'the proof is edited too',
      () => ['proof.cpp', 'kept.cpp'].forEach((file) => edit(file, /$/, '\n')),
    ],
    [
      'an approach has another example too',
      () => {
        edit('problem.yaml', /input: .*/, 'input: "2"');
        edit('kept.cpp', /$/, '\n');
      },
    ],
  ])('are not planned when %s', (_, act) => {
    expect(editedBy(act)).toBeUndefined();
  });
});
