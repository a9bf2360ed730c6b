import {describe, expect, it} from 'vitest';
import {distinctMessages} from '../distinctMessages';

const text = (...lines: string[]) => lines.join('\n');

describe('distinctMessages', () => {
  it('keeps one of the messages of Clang about the same line of a proof', () => {
    const message = text(
      "listings/sum/proof.cpp:4:17: error: no template named 'proove'",
      '    4 |   return proof::proove<Problem>(argc, argv,',
      '      |          ~~~~~~~^~~~~~',
      "/proof.hpp:463:5: note: 'prove' declared here",
    );
    const other = "listings/sum/loop.cpp:9:1: warning: unused variable 'n'";
    expect(
      distinctMessages(
        text(
          ...[message, other, message],
          'fatal error: too many errors emitted, stopping now [-ferror-limit=]',
          '1 warning and 2 errors generated.',
        ),
      ),
    ).toBe(text(message, other));
  });

  it('keeps one of the messages that differ only in the listing whose function they show', () => {
    const of = (listing: string) =>
      text(
        "listings/sum/proof.cpp:33:16: error: no matching function for call to 'sum'",
        '   33 |         return sum(a);',
        `listings/sum/${listing}.cpp:7:5: note: candidate function not viable: requires 2 arguments`,
        '    7 | int sum(std::span<const int> a, int from) {',
        '      |     ^   ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~',
      );
    const other = "listings/sum/proof.cpp:34:1: error: expected '}'";
    expect(distinctMessages(text(of('loop'), of('library'), other))).toBe(text(of('loop'), other));
  });

  it('keeps messages that differ only in the place that instantiates their code', () => {
    const of = (line: number) =>
      text(
        'notation.hpp:270:10: error: no match',
        `listings/sum/proof.cpp:${line}:3: note: in instantiation of function template specialization 'show<int>' requested here`,
      );
    const both = text(of(1), of(2));
    expect(distinctMessages(both)).toBe(both);
  });

  it('compares the messages of g++ without the namespaces of listings', () => {
    const of = (listing: string) =>
      text(
        `proof.cpp: In function ‘int ${listing}helper(int)’:`,
        'proof.cpp:3:28: error: conversion from ‘double’ to ‘int’',
        'proof.cpp:3:16: error: unused parameter ‘x’',
        `proof.cpp: In function ‘int ${listing}proof_main(int, char**)’:`,
        `proof.cpp:6:13: error: ‘${listing}n’ is unused`,
      );
    expect(
      distinctMessages(
        text(
          ...[of('listing_0::'), of('listing_12::')],
          'cc1plus: all warnings being treated as errors',
        ),
      ),
    ).toBe(of(''));
  });

  it('keeps messages of g++ that differ only in the place that includes or instantiates their code', () => {
    const of = (line: number) =>
      text(
        'In file included from proof.hpp:30,',
        `                 from proof.cpp:${line}:`,
        'notation.hpp: In instantiation of ‘void show(T) [with T = int]’:',
        `proof.cpp:${line}:29:   required from here`,
        'notation.hpp:270:10: error: no match',
      );
    const both = text(of(1), of(2));
    expect(distinctMessages(both)).toBe(both);
  });

  it('leaves out errors in the library that follow an error in the author’s text', () => {
    const own = "listings/sum/proof.cpp:27:58: error: no matching function for call to 'sum'";
    const inLibrary = text(
      'In file included from /common.hpp:9:',
      "/usr/include/c++/v1/tuple:1400:29: error: no matching function for call to '__invoke'",
      'listings/sum/proof.cpp:26:17: note: in instantiation of function template specialization',
    );
    const warning = "/proof.hpp:3:1: warning: unused variable 'n'";
    const later = 'listings/sum/loop.cpp:9:1: error: unknown type name';
    expect(distinctMessages(text(own, inLibrary, warning, later))).toBe(text(own, warning, later));
    expect(distinctMessages(text(inLibrary, own))).toBe(text(inLibrary, own));
    expect(distinctMessages(inLibrary)).toBe(inLibrary);
  });

  it('keeps a message that is no compiler’s', () => {
    const message = text('listings/sum/loop.cpp:3: goto cannot be traced', '', 'listing 1: no');
    expect(distinctMessages(message)).toBe(message);
  });
});
