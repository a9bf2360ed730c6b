import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findSources} from '../listings';

describe('findSources', () => {
  it('finds only files, and no hidden ones', () => {
    const listingsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'listings-'));
    const at = (name: string) => path.join(listingsDir, name);
    fs.mkdirSync(at('sum/old.cpp'), {recursive: true});
    fs.mkdirSync(at('.kept/sum'), {recursive: true});
    for (const file of ['sum/loop.cpp', 'sum/proof.cpp', 'sum/.loop.cpp', '.kept/sum/loop.cpp']) {
      fs.writeFileSync(at(file), '');
    }
    // An editor's lock file is a symbolic link to nothing.
    fs.symlinkSync('user@host.1', at('sum/.#loop.cpp'));
    fs.symlinkSync('nothing', at('sum/gone.cpp'));
    expect(findSources(listingsDir)).toEqual(['sum/loop.cpp']);
    fs.rmSync(listingsDir, {recursive: true});
  });
});
