import {describe, expect, it} from 'vitest';
import type {Proof} from '../../content/proofs';
import {moduleSource} from '../unit';

const unit = {
  name: 'sum',
  listings: [
    {file: 'sum/loop.cpp', shown: 'algorithms/sum/loop.cpp', problem: 'sum', example: '[]'},
    {file: 'sum/fold.cpp', shown: 'algorithms/sum/fold.cpp', problem: 'sum', example: '[]'},
  ],
};
const named = (file: string, text: string, of?: Proof) => ({
  ...{file, shown: `algorithms/${file}`, text},
  ...(of && {proof: of}),
});
const sourcesWith = (proof: Proof) => [
  named('sum/loop.cpp', '#include <vector>\n\nint a;\n', proof),
  named('sum/fold.cpp', '#include <numeric>\nint b;\n', proof),
];
const proof = named('sum/proof.cpp', '#include "proof.hpp"\nint p;\n');
const sources = sourcesWith(proof);
const source = moduleSource(unit, sources);

describe('moduleSource', () => {
  it('takes includes out of the namespaces', () => {
    const begins = source.indexOf('namespace');
    expect(source.slice(0, begins)).toContain('#include <vector>\n#include <numeric>\n');
    expect(source.slice(begins)).not.toContain('#include');
  });

  it('keeps the names and line numbers of the files', () => {
    expect(source).toContain('#line 1 "algorithms/sum/loop.cpp"\n\n\nint a;\n');
    expect(source).toContain('#line 1 "algorithms/sum/proof.cpp"\n\nint p;\n');
  });

  it('tells the proofs of pitfalls, and no others, that they are proofs of pitfalls', () => {
    const macro = '#define PROOF_PITFALL\n';
    expect(source).not.toContain(macro);
    const pitfalls = moduleSource({...unit, hasPitfalls: true}, sources);
    expect(pitfalls.indexOf(macro)).toBeGreaterThan(0);
    expect(pitfalls.indexOf(macro)).toBeLessThan(pitfalls.indexOf('namespace'));
  });

  it('lists the proofs in the order of the listings', () => {
    expect(source).toMatch(/&listing_0::proof_main,\s+&listing_1::proof_main,/);
  });

  it('holds what the proofs share of a problem once, and lets every listing see it', () => {
    const shared = moduleSource(
      unit,
      sourcesWith({
        ...named('sum/proof.cpp', '#include "problem.hpp"\nint p;\n'),
        problem: named('sum/problem.hpp', '#pragma once\n#include <map>\nint q;\n'),
      }),
    );
    expect(shared.match(/int q;/g)).toHaveLength(1);
    expect(shared).toContain(
      'namespace problem_0 {\n#line 1 "algorithms/sum/problem.hpp"\n\n\nint q;',
    );
    expect(shared.match(/\{\nusing namespace problem_0;/g)).toHaveLength(2);
    expect(shared.indexOf('#include <map>')).toBeLessThan(shared.indexOf('namespace'));
    expect(shared).not.toContain('#pragma once');
  });
});
