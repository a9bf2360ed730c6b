import {expect, it} from 'vitest';
import {readerModule} from '../readerModule';

const source = readerModule('int one;\n#include <vector>\nint two;', {
  before: '#include <deque>\nint p;',
  after: 'int q;',
});

it('every include and every other line keeps its line number', () => {
  expect(source).toContain('#line 2 "exercise.cpp"\n#include <vector>\n');
  expect(source).toContain('#line 1 "exercise.cpp"\nint one;\n\nint two;\n');
});

it('includes move out of the namespace', () => {
  const begins = source.indexOf('namespace listing_0');
  expect(source.slice(begins)).not.toContain('#include');
  expect(source.slice(0, begins)).toContain('#include <vector>');
});

it('the code that calls the program is in its namespace, the code before the program is not', () => {
  expect(source.slice(0, source.indexOf('namespace listing_0'))).toContain('int p;');
  expect(source).toContain('int two;\n#line 1 "proof.cpp"\nint q;\n}\n');
});

it('the module runs the instrumented program, and compiles the plain one only for messages', () => {
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

it('an include stays under its condition, after the macros that the condition uses', () => {
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

it('the macros before an include move with it, and those after it do not', () => {
  expect(before('#define NDEBUG\n#include <cassert>\n#define MOST 3')).toEqual([
    ...['#line 1 "exercise.cpp"', '#define NDEBUG'],
    ...['#line 2 "exercise.cpp"', '#include <cassert>'],
    ...['#undef NDEBUG', '#undef MOST'],
  ]);
});

it('includes in comments and raw strings are ignored', () => {
  expect(
    before('/*\n#include <a>\n*/\n// #define B\nauto c = R"(\n#include <c>\n)";\n#include <d>'),
  ).toEqual(['#line 8 "exercise.cpp"', '#include <d>']);
});

it('the part of a comment in the line of an include is kept', () => {
  const made = readerModule('#include <map> /* two\nlines */ int x;', {before: '', after: ''});
  expect(made).toContain('#line 1 "exercise.cpp"\n#include <map>\n');
  expect(made).toContain('#line 1 "exercise.cpp"\n               /* two\nlines */ int x;\n');
});

it('a macro in a comment is not undefined', () => {
  expect(readerModule('/*\n#define NULL 1\n*/', {before: '', after: ''})).not.toContain('#undef');
});
