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

const entry = 'int proof_main(int, char**) { return 0; }\n';

write('alone/proof.cpp', `#include "proof.hpp"\n${entry}`);
write('shared/proof.cpp', `#include "problem.hpp"\n${entry}`);
write('shared/problem.hpp', '// It.\n#pragma once\nint q;\n');

describe('a proof', () => {
  it('is one file if it includes no problem.hpp', () => {
    expect(proofFiles(listingsDir, 'alone')).toEqual(['alone/proof.cpp']);
    const proof = readProof(listingsDir, 'alone');
    expect(proof.problem).toBeUndefined();
  });

  it('is two files if it includes a problem.hpp', () => {
    expect(proofFiles(listingsDir, 'shared')).toEqual(['shared/proof.cpp', 'shared/problem.hpp']);
    const proof = readProof(listingsDir, 'shared');
    expect(proof.problem?.file).toBe('shared/problem.hpp');
  });

  it.each(['#include"problem.hpp"', '# include "problem.hpp"  // It.'])(
    'is two files if it has the line %s',
    (line) => {
      write('shared/proof.cpp', `${line}\n${entry}`);
      expect(readProof(listingsDir, 'shared').problem?.file).toBe('shared/problem.hpp');
    },
  );

  const folder = path.basename(listingsDir);

  it('is refused, with the line of the include, if its problem.hpp is missing', () => {
    write('half/proof.cpp', `#include "proof.hpp"\n#include "problem.hpp"\n${entry}`);
    expect(() => readProof(listingsDir, 'half')).toThrow(
      `${folder}/half/proof.cpp:2: there is no ${folder}/half/problem.hpp; create it`,
    );
  });

  it('is refused if it is missing, and the error says what it is for', () => {
    expect(() => readProof(listingsDir, 'none')).toThrow(
      `${folder}/none/proof.cpp: there is no such file; create it: it calls the listings`,
    );
  });
});
