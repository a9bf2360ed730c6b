import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {faultOfListing, findSources} from '../listings';

describe('findSources', () => {
  it('finds files alone, and none that is hidden', () => {
    const listingsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'listings-'));
    const at = (name: string) => path.join(listingsDir, name);
    fs.mkdirSync(at('sum/old.cpp'), {recursive: true});
    fs.mkdirSync(at('.kept/sum'), {recursive: true});
    for (const file of ['sum/loop.cpp', 'sum/proof.cpp', 'sum/.loop.cpp', '.kept/sum/loop.cpp']) {
      fs.writeFileSync(at(file), '');
    }
    // The lock of an editor: a link to nothing.
    fs.symlinkSync('user@host.1', at('sum/.#loop.cpp'));
    fs.symlinkSync('nothing', at('sum/gone.cpp'));
    expect(findSources(listingsDir)).toEqual(['sum/loop.cpp']);
    fs.rmSync(listingsDir, {recursive: true});
  });
});

describe('a listing', () => {
  const faultOf = (text: string) =>
    faultOfListing({file: 'sum/loop.cpp', shown: 'listings/sum/loop.cpp', text});

  it('includes the library and has a main', () => {
    expect(faultOf('#include<vector>\nint main() {}\n')).toBeUndefined();
    expect(faultOf('auto main () -> int { return 0; }\n')).toBeUndefined();
  });

  it.each(['#include "helper.hpp"', '# include"helper.hpp"'])('is refused with %s', (include) => {
    expect(faultOf(`#include <vector>\n${include}\nint main() {}\n`)).toBe(
      `listings/sum/loop.cpp:2: ${include}: a listing includes the standard library alone, ` +
        'so that readers can compile it; write what it needs into the listing',
    );
  });

  it('is refused without a main', () => {
    expect(faultOf('int sum();\nint domain();\n')).toBe(
      'listings/sum/loop.cpp:1: there is no function main; add one that shows the listing ' +
        'at work: the page shows what it prints',
    );
  });
});
