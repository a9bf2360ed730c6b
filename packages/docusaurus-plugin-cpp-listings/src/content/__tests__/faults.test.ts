import {describe, expect, it} from 'vitest';
import {faultOfListing, faultOfProof} from '../faults';

describe('a listing', () => {
  const faultOf = (text: string) =>
    faultOfListing({file: 'sum/loop.cpp', shown: 'listings/sum/loop.cpp', text});

  it('is accepted if it includes only the library and has a main', () => {
    expect(faultOf('#include<vector>\nint main() {}\n')).toBeUndefined();
    expect(faultOf('auto main () -> int { return 0; }\n')).toBeUndefined();
  });

  it.each(['#include "helper.hpp"', '# include"helper.hpp"'])(
    'is refused if it has %s',
    (include) => {
      expect(faultOf(`#include <vector>\n${include}\nint main() {}\n`)).toBe(
        `listings/sum/loop.cpp:2: ${include}: a listing may include only the standard library, ` +
          'so that readers can compile it; write the code that it needs into the listing',
      );
    },
  );

  it('is refused without a main', () => {
    expect(faultOf('int sum();\nint domain();\n')).toBe(
      'listings/sum/loop.cpp:1: there is no function main; add one that calls the listing ' +
        'and prints an example, because the page shows the output',
    );
  });
});

describe('a proof', () => {
  const faultOf = (text: string) =>
    faultOfProof({file: 'sum/proof.cpp', shown: 'listings/sum/proof.cpp', text});

  it('must define proof_main', () => {
    expect(faultOf('int proof_main(int, char**) { return 0; }\n')).toBeUndefined();
    expect(faultOf('')).toBe(
      'listings/sum/proof.cpp:1: there is no function proof_main; ' +
        'define int proof_main(int argc, char** argv), which calls the listing',
    );
  });
});
