import {describe, expect, it} from 'vitest';
import {moduleSource} from '../unit';

const unit = {
  name: 'sum',
  listings: [
    {file: 'sum/loop.cpp', proof: 'sum/proof.cpp', example: '[]'},
    {file: 'sum/fold.cpp', proof: 'sum/proof.cpp', example: '[]'},
  ],
};
const source = moduleSource(
  unit,
  ['#include <vector>\n\nint a;\n', '#include <numeric>\nint b;\n'],
  ['#include "../harness/proof.hpp"\nint p;\n', '#include "../harness/proof.hpp"\nint p;\n'],
);

describe('moduleSource', () => {
  it('takes includes out of the namespaces', () => {
    const begins = source.indexOf('namespace');
    expect(source.slice(0, begins)).toContain('#include <vector>\n#include <numeric>\n');
    expect(source.slice(begins)).not.toContain('#include');
  });

  it('keeps the names and line numbers of the files', () => {
    expect(source).toContain('#line 1 "listings/sum/loop.cpp"\n\n\nint a;\n');
    expect(source).toContain('#line 1 "listings/sum/proof.cpp"\n\nint p;\n');
  });

  it('tells the proofs of pitfalls, and no others, that they are proofs of pitfalls', () => {
    const macro = '#define PROOF_PITFALL\n';
    expect(source).not.toContain(macro);
    const pitfalls = moduleSource({...unit, hasPitfalls: true}, ['', ''], ['', '']);
    expect(pitfalls.indexOf(macro)).toBeGreaterThan(0);
    expect(pitfalls.indexOf(macro)).toBeLessThan(pitfalls.indexOf('namespace'));
  });

  it('lists the proofs in the order of the listings', () => {
    expect(source).toMatch(/&listing_0::proof_main,\s+&listing_1::proof_main,/);
  });
});
