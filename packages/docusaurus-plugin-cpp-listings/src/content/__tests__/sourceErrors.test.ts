import {describe, expect, it} from 'vitest';
import {listingError, proofError} from '../sourceErrors';

describe('a listing', () => {
  const errorOf = (text: string) =>
    listingError({file: 'sum/loop.cpp', shown: 'listings/sum/loop.cpp', text});

  it('is accepted if it includes only the library and has a main', () => {
    expect(errorOf('#include<vector>\nint main() {}\n')).toBeUndefined();
    expect(errorOf('auto main () -> int { return 0; }\n')).toBeUndefined();
  });

  it.each(['#include "helper.hpp"', '# include"helper.hpp"'])(
    'is refused if it has %s',
    (include) => {
      expect(errorOf(`#include <vector>\n${include}\nint main() {}\n`)).toBe(
        `listings/sum/loop.cpp:2: ${include}: a listing may include only the standard library, ` +
          'so that readers can compile it; write the code that it needs into the listing',
      );
    },
  );

  it('is refused without a main', () => {
    expect(errorOf('int sum();\nint domain();\n')).toBe(
      'listings/sum/loop.cpp:1: there is no function main; add one that calls the listing ' +
        'and prints an example, because the page shows the output',
    );
  });
});

describe('a proof', () => {
  const errorOf = (text: string) =>
    proofError({file: 'sum/proof.cpp', shown: 'listings/sum/proof.cpp', text});

  it('must define proof_main', () => {
    expect(errorOf('int proof_main(int, char**) { return 0; }\n')).toBeUndefined();
    expect(errorOf('')).toBe(
      'listings/sum/proof.cpp:1: there is no function proof_main; ' +
        'define int proof_main(int argc, char** argv), which calls the listing',
    );
  });
});
