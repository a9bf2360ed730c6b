import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {proofFiles, readProof} from '../proofs';

const listingsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'proofs-'));
afterAll(() => fs.rmSync(listingsDir, {recursive: true}));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(listingsDir, file)), {recursive: true});
  fs.writeFileSync(path.join(listingsDir, file), text);
}

write('alone/proof.cpp', '#include "proof.hpp"\nint p;\n');
write('shared/proof.cpp', '#include "problem.hpp"\nint p;\n');
write('shared/problem.hpp', '// It.\n#pragma once\nint q;\n');

describe('a proof', () => {
  it('is one file where it includes no problem.hpp', () => {
    expect(proofFiles(listingsDir, 'alone')).toEqual(['alone/proof.cpp']);
    const proof = readProof(listingsDir, 'alone');
    expect(proof.problem).toBeUndefined();
  });

  it('is two files where it includes one', () => {
    expect(proofFiles(listingsDir, 'shared')).toEqual(['shared/proof.cpp', 'shared/problem.hpp']);
    const proof = readProof(listingsDir, 'shared');
    expect(proof.problem?.file).toBe('shared/problem.hpp');
  });

  it('that includes a problem.hpp which is not there is named', () => {
    write('half/proof.cpp', '#include "problem.hpp"\n');
    expect(() => readProof(listingsDir, 'half')).toThrow(/half\/problem\.hpp/);
  });
});
