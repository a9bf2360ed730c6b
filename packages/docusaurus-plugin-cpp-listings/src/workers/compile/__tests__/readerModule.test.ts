import {expect, it} from 'vitest';
import {readerModule} from '../readerModule';

const source = readerModule('int one;\n#include <vector>\nint two;', {
  before: '#include <deque>\nint p;',
  after: 'int q;',
});

it('keeps the line number of every include and every other line', () => {
  expect(source).toContain('#line 2 "exercise.cpp"\n#include <vector>\n');
  expect(source).toContain('#line 1 "exercise.cpp"\nint one;\n\nint two;\n');
});

it('takes includes out of the namespace', () => {
  const begins = source.indexOf('namespace listing_0');
  expect(source.slice(begins)).not.toContain('#include');
  expect(source.slice(0, begins)).toContain('#include <vector>');
});

it('has the proof call the program in its namespace, and not see what stands before it', () => {
  expect(source.slice(0, source.indexOf('namespace listing_0'))).toContain('int p;');
  expect(source).toContain('int two;\n#line 1 "proof.cpp"\nint q;\n}\n');
});

it('runs the instrumented program, and has the other for its messages alone', () => {
  const caller = {before: '', after: '#line 7 "proof.cpp"\nint proof_main(int c, char** v) {}'};
  const both = readerModule('int plain;', caller, '#include <vector>\nint traced;');
  expect(both).toContain(
    'int plain;\n#line 1 "proof.cpp"\n#line 7 "proof.cpp"\ninline int proof_main(',
  );
  expect(both).toContain(
    'namespace listing_1 {\n#line 1 "traced/exercise.cpp"\n\nint traced;\n#line 1 "traced/proof.cpp"\n#line 7 "traced/proof.cpp"\nint proof_main(',
  );
  expect(both).toContain('{&listing_1::proof_main}');
  expect(readerModule('int plain;', caller)).toContain('\nint proof_main(');
});

it('leaves an include under its condition, and the macros that it asks for before it', () => {
  const conditional = readerModule(
    '#define LARGE \\\n  1\nint one;\n#ifdef LARGE\n#include <map>\n#else\n#include <none>\n#endif',
    {before: '', after: ''},
  );
  expect(conditional.slice(0, conditional.indexOf('#include "module.hpp"')).split('\n')).toEqual([
    ...['#line 1 "exercise.cpp"', '#define LARGE \\', '  1'],
    ...['#line 4 "exercise.cpp"', '#ifdef LARGE'],
    ...['#line 5 "exercise.cpp"', '#include <map>'],
    ...['#line 6 "exercise.cpp"', '#else'],
    ...['#line 7 "exercise.cpp"', '#include <none>'],
    ...['#line 8 "exercise.cpp"', '#endif'],
    '#undef LARGE',
    '#line 1 "proof.cpp"',
    '',
  ]);
});

const before = (code: string) => {
  const made = readerModule(code, {before: '', after: ''});
  return made.slice(0, made.indexOf('#include "module.hpp"')).split('\n').slice(0, -2);
};

it('has the macros before an include stand before it there, and not those after it', () => {
  expect(before('#define NDEBUG\n#include <cassert>\n#define MOST 3')).toEqual([
    ...['#line 1 "exercise.cpp"', '#define NDEBUG'],
    ...['#line 2 "exercise.cpp"', '#include <cassert>'],
    ...['#undef NDEBUG', '#undef MOST'],
  ]);
});

it('includes nothing that stands in a comment or a raw string', () => {
  expect(
    before('/*\n#include <a>\n*/\n// #define B\nauto c = R"(\n#include <c>\n)";\n#include <d>'),
  ).toEqual(['#line 8 "exercise.cpp"', '#include <d>']);
});

it('keeps what of a comment stands in the line of an include', () => {
  const made = readerModule('#include <map> /* two\nlines */ int x;', {before: '', after: ''});
  expect(made).toContain('#line 1 "exercise.cpp"\n#include <map>\n');
  expect(made).toContain('#line 1 "exercise.cpp"\n               /* two\nlines */ int x;\n');
});

it('takes back no macro that only a comment defines', () => {
  expect(readerModule('/*\n#define NULL 1\n*/', {before: '', after: ''})).not.toContain('#undef');
});
