import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readProblem} from '../../content/problems';
import type {SpeedRecord} from '../../model/speed';
import {readAllSpeeds, readSpeeds, requireFresh, speedKeys, writeRecord} from '../record';
import {emptyRecord, makeListings, type Fixture} from './fixture';

let fixture: Fixture;
const sum = () => readProblem(fixture.listingsDir, 'sum').data;
const speeds = () => readSpeeds(fixture.listingsDir, sum(), 'measure');

function record(): SpeedRecord {
  const made: SpeedRecord = {
    ...emptyRecord,
    keys: speedKeys(fixture.listingsDir, sum()),
    speeds: {'loop.cpp': {average: {10: [1.5, 1.4, 1.6]}}},
  };
  writeRecord(fixture.listingsDir, 'sum', made);
  return made;
}

beforeEach(() => {
  fixture = makeListings();
});
afterEach(() => fixture.remove());

describe('the record of a problem', () => {
  it('is read as it was written', () => {
    const made = record();
    expect(speeds()).toEqual({approaches: sum().listings, record: made});
  });

  it('that is missing is named with the command that makes it', () => {
    expect(speeds().fault).toBe('there is no listings/sum/speed.json; run measure sum');
  });

  it('that cannot be read is named, with what to do', () => {
    fixture.write('sum/speed.json', '{');
    expect(speeds).toThrow(/^listings\/sum\/speed\.json: .*; delete it and make it again$/);
  });

  it('is older than a listing whose code has changed', () => {
    record();
    fixture.write('sum/loop.cpp', 'int loop = 3;\n');
    expect(speeds().fault).toBe(
      'listings/sum/speed.json is older than loop.cpp, or than what calls it; ' + 'run measure sum',
    );
  });

  it('is older than a proof, a problem or a header that has changed', () => {
    record();
    fixture.write('sum/proof.cpp', '#include "problem.hpp"\nint proof = 2;\n');
    expect(speeds().fault).toMatch(/older than loop\.cpp, pairs\.cpp/);
    record();
    fixture.write('sum/problem.hpp', 'int inputs = 2;\n');
    expect(speeds().fault).toMatch(/older than loop\.cpp, pairs\.cpp/);
    fixture.write('sum/loop.cpp', '#include "loop.hpp"\n');
    fixture.write('sum/loop.hpp', 'int loop = 1;\n');
    record();
    fixture.write('sum/loop.hpp', 'int loop = 2;\n');
    expect(speeds().fault).toMatch(/older than loop\.cpp, or/);
  });

  it('is of speed.cpp and not of proof.cpp where there is one', () => {
    record();
    fixture.write('sum/speed.cpp', '#include "problem.hpp"\nint proof = 1;\nint timed = 1;\n');
    expect(speeds().fault).toMatch(/older than/);
    record();
    fixture.write('sum/proof.cpp', '#include "problem.hpp"\nint proof = 2;\n');
    expect(speeds().fault).toBeUndefined();
  });

  it('is as new as a listing whose comments have changed', () => {
    record();
    fixture.write('sum/loop.cpp', '// Now with other words.\nint loop = 1;\n');
    expect(speeds().fault).toBeUndefined();
  });

  it('is older than a list of listings that has another', () => {
    const made = record();
    const {'loop.cpp': loop = ''} = made.keys;
    writeRecord(fixture.listingsDir, 'sum', {...made, keys: {'loop.cpp': loop}});
    expect(speeds().fault).toMatch(/older than pairs\.cpp/);
  });
});

describe('requireFresh', () => {
  const all = () => readAllSpeeds(fixture.listingsDir, [sum()], 'measure');

  it('accepts a record of the listings as they are, and that there is none', () => {
    expect(() => requireFresh(all())).not.toThrow();
    record();
    expect(() => requireFresh(all())).not.toThrow();
  });

  it('refuses one that is older than its listings', () => {
    record();
    fixture.write('sum/pairs.cpp', 'int pairs = 4;\n');
    expect(() => requireFresh(all())).toThrow(/older than pairs\.cpp.*measure sum/);
  });
});
