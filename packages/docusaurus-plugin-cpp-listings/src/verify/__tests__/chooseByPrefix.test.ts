import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {chooseByPrefix} from '../chooseByPrefix';
import {chosenProblems} from '../prove';

const things = ['half/loop.cpp', 'sum/fold.cpp', 'sum/loop.cpp'];

const chosen = (...prefixes: readonly string[]) =>
  chooseByPrefix({
    ...{listingsDir: '/site/listings', kind: 'listing', prefixes, things},
    pathOf: (file) => file,
  });

/** Copies the listings of the fixtures to a folder that is removed after the test. */
function copyListings(): string {
  const listingsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'listings-'));
  onTestFinished(() => fs.rmSync(listingsDir, {recursive: true}));
  fs.cpSync(path.join(__dirname, '../__fixtures__'), listingsDir, {recursive: true});
  return listingsDir;
}

describe('prefixes', () => {
  it.each([
    [[], things],
    [['sum/'], things.slice(1)],
    [['listings/sum'], things.slice(1)],
    [['./listings/sum/'], things.slice(1)],
    [['./listings/sum/loop.cpp'], ['sum/loop.cpp']],
    [
      ['sum/loop', 'half'],
      ['half/loop.cpp', 'sum/loop.cpp'],
    ],
    [['sum/loop', 'sum/'], things.slice(1)],
    [['listings'], things],
    [['./listings/'], things],
    [['.'], things],
  ])('%j choose %j', (prefixes, files) => {
    expect(chosen(...prefixes)).toEqual(files);
  });

  it('are refused if they choose nothing, even if another prefix chooses something', () => {
    expect(() => chosen('sum/loop', 'smu/', './listings/hal/')).toThrow(
      'no listing begins with smu/ or ./listings/hal/; articles: half, sum',
    );
  });

  it('are refused if there is nothing to choose from', () => {
    const things: readonly string[] = [];
    const nothing = {listingsDir: '/site/listings', kind: 'listing', prefixes: [], things};
    expect(() => chooseByPrefix({...nothing, pathOf: (file) => file})).toThrow(
      'there is no listing in listings/',
    );
  });

  it('are refused if an article that they choose has a proof without a problem.yaml', () => {
    const listingsDir = copyListings();
    fs.cpSync(path.join(listingsDir, 'sum'), path.join(listingsDir, 'half'), {recursive: true});
    fs.renameSync(
      path.join(listingsDir, 'half/problem.yaml'),
      path.join(listingsDir, 'half/problem.yml'),
    );
    expect(chosenProblems(listingsDir, ['sum/'])).toHaveLength(1);
    expect(() => chosenProblems(listingsDir, [])).toThrow(
      'half/proof.cpp: there is no problem.yaml next to it; create it, or correct its name',
    );
  });

  it('are refused if an article that they choose has a file with a byte order mark', () => {
    const listingsDir = copyListings();
    fs.cpSync(path.join(listingsDir, 'sum'), path.join(listingsDir, 'half'), {recursive: true});
    fs.writeFileSync(path.join(listingsDir, 'half/loop.cpp'), '\uFEFFint main() {}\n');
    expect(chosenProblems(listingsDir, ['sum/'])).toHaveLength(1);
    expect(() => chosenProblems(listingsDir, [])).toThrow(
      'half/loop.cpp:1: the file begins with a byte order mark; save it as UTF-8 without one',
    );
  });

  it('are refused if the proof of an article that they choose includes another file', () => {
    const listingsDir = copyListings();
    fs.cpSync(path.join(listingsDir, 'sum'), path.join(listingsDir, 'half'), {recursive: true});
    fs.writeFileSync(path.join(listingsDir, 'half/problem.hpp'), '#include "limits.hpp"\n');
    expect(chosenProblems(listingsDir, ['sum/'])).toHaveLength(1);
    expect(() => chosenProblems(listingsDir, [])).toThrow(
      'half/problem.hpp:1: #include "limits.hpp"',
    );
  });

  it('limit which problems are read to the chosen articles', () => {
    const listingsDir = copyListings();
    fs.mkdirSync(path.join(listingsDir, 'half'));
    fs.writeFileSync(path.join(listingsDir, 'half/problem.yaml'), 'title: Half');
    expect(chosenProblems(listingsDir, ['sum/loop']).map(({id}) => id)).toEqual(['sum']);
    expect(() => chosenProblems(listingsDir, [])).toThrow('half/problem.yaml');
  });
});
