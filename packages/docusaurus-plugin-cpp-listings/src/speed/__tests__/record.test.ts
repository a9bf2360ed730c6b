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

  it('is reported with the command that makes it if it is missing', () => {
    expect(speeds().fault).toBe('there is no listings/sum/speed.json; run measure sum');
  });

  it('is reported with a fix if it cannot be read', () => {
    fixture.write('sum/speed.json', '{');
    expect(speeds).toThrow(/^listings\/sum\/speed\.json: .*; delete it and create it again$/);
  });

  it('is out of date if the code of a listing has changed', () => {
    record();
    fixture.write('sum/loop.cpp', 'int loop = 3;\n');
    expect(speeds().fault).toBe(
      'listings/sum/speed.json is out of date: loop.cpp or the code that calls it has changed; run measure sum',
    );
  });

  it('is out of date if a proof, a problem or a header has changed', () => {
    record();
    fixture.write('sum/proof.cpp', '#include "problem.hpp"\nint proof = 2;\n');
    expect(speeds().fault).toMatch(/out of date: loop\.cpp, pairs\.cpp/);
    record();
    fixture.write('sum/problem.hpp', 'int inputs = 2;\n');
    expect(speeds().fault).toMatch(/out of date: loop\.cpp, pairs\.cpp/);
    fixture.write('sum/loop.cpp', '#include "loop.hpp"\n');
    fixture.write('sum/loop.hpp', 'int loop = 1;\n');
    record();
    fixture.write('sum/loop.hpp', 'int loop = 2;\n');
    expect(speeds().fault).toMatch(/out of date: loop\.cpp or/);
  });

  it('depends on speed.cpp, if there is one, and not on proof.cpp', () => {
    record();
    fixture.write('sum/speed.cpp', '#include "problem.hpp"\nint proof = 1;\nint timed = 1;\n');
    expect(speeds().fault).toMatch(/out of date/);
    record();
    fixture.write('sum/proof.cpp', '#include "problem.hpp"\nint proof = 2;\n');
    expect(speeds().fault).toBeUndefined();
  });

  it('is still current if only the comments of a listing have changed', () => {
    record();
    fixture.write('sum/loop.cpp', '// Now with other words.\nint loop = 1;\n');
    expect(speeds().fault).toBeUndefined();
  });

  it('is out of date if a listing was added', () => {
    const made = record();
    const {'loop.cpp': loop = ''} = made.keys;
    writeRecord(fixture.listingsDir, 'sum', {...made, keys: {'loop.cpp': loop}});
    expect(speeds().fault).toMatch(/out of date: pairs\.cpp/);
  });
});

describe('requireFresh', () => {
  const all = () => readAllSpeeds(fixture.listingsDir, [sum()], 'measure');

  it('accepts a current record and a missing record', () => {
    expect(() => requireFresh(all())).not.toThrow();
    record();
    expect(() => requireFresh(all())).not.toThrow();
  });

  it('refuses a record that is out of date', () => {
    record();
    fixture.write('sum/pairs.cpp', 'int pairs = 4;\n');
    expect(() => requireFresh(all())).toThrow(/out of date: pairs\.cpp.*measure sum/);
  });
});
