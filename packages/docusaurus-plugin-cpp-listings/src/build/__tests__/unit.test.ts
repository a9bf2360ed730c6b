import {describe, expect, it} from 'vitest';
import type {Proof} from '../../content/proofs';
import {callerOf, moduleSource, proofsSource} from '../unit';

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
const source = moduleSource(unit, sources, 'plain');

describe('moduleSource', () => {
  it('moves includes out of the namespaces', () => {
    const begins = source.indexOf('namespace');
    expect(source.slice(0, begins)).toContain(
      '#line 1 "algorithms/sum/loop.cpp"\n#include <vector>\n' +
        '#line 1 "algorithms/sum/fold.cpp"\n#include <numeric>\n',
    );
    expect(source.slice(begins)).not.toContain('#include');
  });

  it.each(['#include<vectr>', '# include <vectr>', '\t#\tinclude <vectr>  // not there'])(
    'moves %s out with its line number, and keeps the numbers of all other lines',
    (include) => {
      const made = moduleSource(
        unit,
        [named('sum/a.cpp', `int a;\n\n${include}\nint b;\n`)],
        'plain',
      );
      const begins = made.indexOf('namespace');
      expect(made.slice(0, begins)).toContain(`#line 3 "algorithms/sum/a.cpp"\n${include}\n`);
      expect(made.slice(begins)).toContain('#line 1 "algorithms/sum/a.cpp"\nint a;\n\n\nint b;\n');
    },
  );

  it('includes a header once, regardless of the spaces before its name', () => {
    const both = ['#include <vector>', '#include<vector>'].map((text, index) =>
      named(`sum/${index}.cpp`, text),
    );
    const made = moduleSource(unit, both, 'plain');
    expect(made.match(/<vector>/g)).toHaveLength(1);
    expect(made).toContain('#line 1 "algorithms/sum/0.cpp"\n#include <vector>\n');
  });

  it('keeps the names and line numbers of the files', () => {
    expect(source).toContain('#line 1 "algorithms/sum/loop.cpp"\n\n\nint a;\n');
    expect(source).toContain('#line 1 "algorithms/sum/proof.cpp"\n\nint p;\n');
  });

  it('defines PROOF_PITFALL for the proofs of pitfalls, and for no others', () => {
    const macro = '#define PROOF_PITFALL\n';
    expect(source).not.toContain(macro);
    const pitfalls = moduleSource({...unit, hasPitfalls: true}, sources, 'traced');
    expect(pitfalls.indexOf(macro)).toBeGreaterThan(0);
    expect(pitfalls.indexOf(macro)).toBeLessThan(pitfalls.indexOf('namespace'));
  });

  it('lists the proofs in the order of the listings', () => {
    expect(source).toMatch(/&listing_0::proof_main,\s+&listing_1::proof_main,/);
  });

  it('contains a problem.hpp that proofs share once, and every listing can use it', () => {
    const shared = moduleSource(
      unit,
      sourcesWith({
        ...named('sum/proof.cpp', '#include "problem.hpp"\nint p;\n'),
        problem: named('sum/problem.hpp', '#pragma once\n#include <map>\nint q;\n'),
      }),
      'plain',
    );
    expect(shared.match(/int q;/g)).toHaveLength(1);
    expect(shared).toContain(
      'namespace problem_0 {\n#line 1 "algorithms/sum/problem.hpp"\n\n\nint q;',
    );
    expect(shared.match(/\{\nusing namespace problem_0;/g)).toHaveLength(2);
    expect(shared.slice(0, shared.indexOf('namespace'))).toContain('#include <map>');
    expect(shared).not.toContain('#pragma once');
  });
});

describe('a proof of a module', () => {
  const timesNothing = 'void is_not_timed(';
  const optimisesNothing =
    '#pragma clang optimize off\n#line 1 "algorithms/sum/proof.cpp"\n\nint p;\n\n#pragma clang optimize on\n';
  const ofVariant = named('sum/practice/proof.cpp', '#include "proof.hpp"\nint p;\n');
  const withSpeed = sources.map((one) => ({...one, speed: named('sum/speed.cpp', 'int s;\n')}));

  it('is optimised if it times the listings', () => {
    expect(source).not.toContain(timesNothing);
    expect(source).not.toContain('#pragma clang optimize');
  });

  it.each([
    ['its module is instrumented', moduleSource(unit, sources, 'traced')],
    ['a speed.cpp does', moduleSource(unit, withSpeed, 'plain')],
  ])('does not time the listings, and is not optimised, where %s', (_, made) => {
    expect(made.split(timesNothing)).toHaveLength(sources.length + 1);
    expect(made.split(optimisesNothing)).toHaveLength(sources.length + 1);
    expect(made.indexOf(timesNothing)).toBeLessThan(made.indexOf('int p;'));
  });

  it('does not time the listings, and is not optimised, for a variant of an article’s problem', () => {
    const made = moduleSource(unit, sourcesWith(ofVariant), 'plain');
    expect(made).toContain(timesNothing);
    expect(made).toContain('#pragma clang optimize off\n');
  });
});

describe('a proof that is compiled separately', () => {
  const whole = named('sum/proof.cpp', '#include <map>\nint problem;\nint call;\n');
  const other = named('mean/proof.cpp', '#include <set>\nint all;\n');
  const parts = {
    problem: 'int problem() { return 0; }',
    declarations: '#line 1 "algorithms/sum/proof.cpp"\nint problem();',
    call: '#line 2 "algorithms/sum/proof.cpp"\nint call;\n',
  };
  const compiled = new Map([['sum/proof.cpp', parts]]);

  it('has its problem in one source for all listings, which leaves out proofs that cannot be split', () => {
    const made = proofsSource([whole, other], compiled);
    expect(made).toContain(
      'namespace problem_of_sum_proof_cpp {\nint problem() { return 0; }\n}\nCPP_LISTINGS_PROOF(, problem_of_sum_proof_cpp::Problem)\nCPP_LISTINGS_TIMING(, problem_of_sum_proof_cpp::Problem)\n',
    );
    expect(made).toContain('#include <map>');
    expect(made).not.toContain('int all;');
  });

  it('is declared once in a module, where only the proofs can see it', () => {
    const module = moduleSource(unit, sourcesWith(whole), 'plain', compiled);
    expect(module.match(/int problem\(\);/g)).toHaveLength(1);
    expect(module).toContain('CPP_LISTINGS_PROOF(extern, problem_of_sum_proof_cpp::Problem)');
    expect(module).toContain('CPP_LISTINGS_TIMING(extern, problem_of_sum_proof_cpp::Problem)');
    expect(module).not.toContain('int problem;');
    expect(module.slice(0, module.indexOf('namespace'))).toContain('#include <map>');
    expect(module).toMatch(
      /int b;\n+using namespace problem_of_sum_proof_cpp;\n#line 1 ".*"\n#line 2 ".*"\nint call;/,
    );
  });

  it('has timing code only in plain modules, and only for an article’s own problem', () => {
    const exercise = named('sum/practice/proof.cpp', whole.text);
    const made = proofsSource([exercise], new Map([[exercise.file, parts]]));
    expect(made).toContain('CPP_LISTINGS_PROOF(');
    expect(made).not.toContain('CPP_LISTINGS_TIMING(');
    const traced = moduleSource(unit, sourcesWith(whole), 'traced', compiled);
    expect(traced).toContain('CPP_LISTINGS_PROOF(');
    expect(traced).not.toContain('CPP_LISTINGS_TIMING(');
  });

  it('calls a reader’s program in lines that are named proof.cpp, as in the compiler’s messages', () => {
    expect(callerOf(whole, compiled)).toEqual({
      before:
        '#include <map>\nnamespace problem_of_sum_proof_cpp {\n#line 1 "proof.cpp"\nint problem();\n}\nCPP_LISTINGS_PROOF(extern, problem_of_sum_proof_cpp::Problem)',
      after: 'using namespace problem_of_sum_proof_cpp;\n#line 2 "proof.cpp"\nint call;\n',
    });
  });

  it('follows a reader’s program as a whole if it cannot be compiled separately', () => {
    const problem = named('mean/problem.hpp', '#pragma once\nint first;\n');
    expect(callerOf({...other, problem}, compiled).after).toBe('\nint first;\n\n\nint all;\n');
    expect(callerOf(other, compiled)).toEqual({before: '#include <set>', after: '\nint all;\n'});
  });
});
