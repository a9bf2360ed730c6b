import fs from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readProblem} from '../../content/problems';
import {benchListings, type BenchOptions} from '../bench';
import type {Measurement} from '../measure';
import {speedCommand} from '../../options';
import {readSpeeds} from '../record';
import {makeListings, type Fixture} from './fixture';

let fixture: Fixture;
let logged: string[];
let runs: number;

const even = Array.from({length: 40}, () => 1000);
const uneven = even.map((time, index) => time * (1 + (index % 4)));

function bench(clock: readonly number[], more: Partial<BenchOptions> = {}): Promise<boolean> {
  return benchListings({
    listingsDir: fixture.listingsDir,
    prefixes: [],
    again: false,
    allowsUnsteady: false,
    machine: {processor: 'A processor', caches: [], compiler: 'g++ 12', flags: '-O2'},
    measure: (): Promise<Measurement> => {
      runs++;
      return Promise.resolve({
        speeds: {'loop.cpp': {worst: {10: [1, 1, 1]}}},
        clock,
        disturbed: 0.01,
      });
    },
    log: (sentence) => logged.push(sentence),
    ...more,
  });
}

const written = () =>
  readSpeeds(fixture.listingsDir, readProblem(fixture.listingsDir, 'sum').data, speedCommand);

beforeEach(() => {
  fixture = makeListings();
  logged = [];
  runs = 0;
});
afterEach(() => fixture.remove());

describe('benchListings', () => {
  it('writes the measured speeds with the machine and the date', async () => {
    expect(await bench(even)).toBe(true);
    expect(written().fault).toBeUndefined();
    expect(written().record).toMatchObject({
      processor: 'A processor',
      isSteady: true,
      clockSpread: 0,
      speeds: {'loop.cpp': {worst: {10: [1, 1, 1]}}},
    });
    expect(written().record?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('says what to do about an article without a proof, instead of measuring it', async () => {
    fs.rmSync(path.join(fixture.listingsDir, 'sum/proof.cpp'));
    await expect(bench(even)).rejects.toThrow(
      'listings/sum/proof.cpp: there is no such file; create it: it calls the listings',
    );
    expect(runs).toBe(0);
  });

  it('does not write the speeds of a busy machine, and names the option that does', async () => {
    expect(await bench(uneven)).toBe(false);
    expect(written().record).toBeUndefined();
    expect(logged.join()).toMatch(/speed\.json was not written: .* vary by .*--unsteady/);
  });

  it('does not write speeds that other programs disturbed, even if the clock was even', async () => {
    const measure = () => Promise.resolve({speeds: {}, clock: even, disturbed: 0.06});
    expect(await bench(even, {measure})).toBe(false);
    expect(logged.join()).toMatch(/other programs disturbed 6\.0 % of the batches/);
  });

  it('writes unsteady speeds with --unsteady, and marks them', async () => {
    expect(await bench(uneven, {allowsUnsteady: true})).toBe(true);
    expect(written().record?.isSteady).toBe(false);
  });

  it('measures an unchanged article only with --again', async () => {
    await bench(even);
    await bench(even);
    expect(runs).toBe(1);
    expect(logged.at(-1)).toMatch(/is up to date; --again/);
    await bench(even, {again: true});
    expect(runs).toBe(2);
    fixture.write('sum/loop.cpp', 'int loop = 5;\n');
    await bench(even);
    expect(runs).toBe(3);
  });

  it.each(['sum', 'su', 'sum/', 'listings/sum', 'listings/sum/'])(
    'chooses the article by the prefix %s',
    async (prefix) => {
      expect(await bench(even, {prefixes: [prefix]})).toBe(true);
      expect(runs).toBe(1);
    },
  );

  it('names the existing articles if a prefix chooses none', async () => {
    await expect(bench(even, {prefixes: ['product']})).rejects.toThrow(
      'no article begins with product; articles: sum',
    );
  });
});
