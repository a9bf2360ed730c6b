import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {writeProofRecord} from '../../build/proofRecord';
import type {Compiler} from '../compilers';
import {refuseFewerCompilers} from '../recordProofs';

const gcc: Compiler = {command: 'g++', version: 'g++ 12.2.0', macros: ''};
const clang: Compiler = {command: 'clang++', version: 'clang version 14.0.6', macros: ''};

let listingsDir: string;

beforeEach(() => {
  listingsDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'record-')), 'listings');
  fs.mkdirSync(path.join(listingsDir, 'sum'), {recursive: true});
});

afterEach(() => {
  fs.rmSync(path.dirname(listingsDir), {recursive: true});
});

function recordWith(...compilers: readonly Compiler[]): void {
  writeProofRecord(listingsDir, 'sum', {
    ...{key: 'k', date: '2026-11-27', flags: [], listings: 1, pitfalls: 0, bounds: 2, inputs: 9},
    ...{largest: 5, seed: 1},
    compilers: compilers.map(({version}) => version),
  });
}

describe('a record of proofs', () => {
  it('is not replaced by a record of fewer compilers', () => {
    recordWith(gcc, clang);
    expect(() => refuseFewerCompilers(listingsDir, 'sum', [gcc])).toThrow(
      'listings/sum/proof.json: it was recorded with g++ 12.2.0 and clang version 14.0.6, but ' +
        'only g++ 12.2.0 is installed; install the missing compiler, or delete the record',
    );
  });

  it.each([
    ['as many compilers', [gcc, clang]],
    ['more compilers', [gcc, clang, clang]],
  ])('is replaced by a record of %s', (_, compilers) => {
    recordWith(gcc, clang);
    expect(() => refuseFewerCompilers(listingsDir, 'sum', compilers)).not.toThrow();
  });

  it('is made if there is none', () => {
    expect(() => refuseFewerCompilers(listingsDir, 'sum', [gcc])).not.toThrow();
  });
});
