import {expect, it} from 'vitest';
import {readDiagnostics, tracingError} from '../diagnostics';

it('an error and a warning have their lines of the program', () => {
  expect(
    readDiagnostics(
      [
        "exercise.cpp:4:10: error: use of undeclared identifier 'x'",
        "exercise.cpp:2:7: warning: unused variable 'y' [-Wunused-variable]",
        'exercise.cpp:9:1: fatal error: too many errors emitted, stopping now [-ferror-limit=]',
        '2 errors generated.',
      ].join('\n'),
    ),
  ).toEqual([
    {severity: 'error', message: "use of undeclared identifier 'x'", line: 4, column: 10},
    {severity: 'warning', message: "unused variable 'y'", line: 2, column: 7},
  ]);
});

it('an error in the library has the line of the program that uses the library', () => {
  expect(
    readDiagnostics(
      [
        'In file included from module.cpp:1:',
        "/usr/include/c++/v1/__algorithm/sort.h:96:3: error: invalid operands to binary expression ('A' and 'A')",
        '/usr/include/c++/v1/__algorithm/sort.h:12:3: note: in instantiation of something',
        "exercise.cpp:7:8: note: in instantiation of function template specialization 'std::sort' requested here",
        'exercise.cpp:9:1: error: expected expression',
      ].join('\n'),
    ),
  ).toEqual([
    {
      severity: 'error',
      message: "invalid operands to binary expression ('A' and 'A')",
      line: 7,
      column: 8,
    },
    {severity: 'error', message: 'expected expression', line: 9, column: 1},
  ]);
});

it('the error that the program cannot be called appears once, without the proof’s warnings', () => {
  expect(
    readDiagnostics(
      [
        'proof.cpp:9:9: warning: unused variable [-Wunused-variable]',
        "proof.cpp:31:9: error: no matching function for call to 'rotate'",
        'exercise.cpp:3:5: note: candidate function not viable: requires 1 argument, but 2 were provided',
        "/usr/include/c++/v1/tuple:14:9: error: no matching function for call to '__invoke'",
        'proof.cpp:30:9: note: in instantiation of function template specialization requested here',
      ].join('\n'),
    ),
  ).toEqual([
    {
      severity: 'error',
      message:
        "no matching function for call to 'rotate': requires 1 argument, but 2 were provided",
      line: 3,
      column: 5,
      isOfCall: true,
    },
  ]);
});

it.each([
  [
    "expected '}'",
    [
      'proof.cpp:3:1: error: namespaces can only be defined in global or namespace scope',
      "module.cpp:9:1: error: expected '}'",
      "module.cpp:2:11: note: to match this '{'",
    ],
  ],
  [
    "extraneous closing brace ('}')",
    [
      "module.cpp:7:9: error: no member named 'proof_main' in namespace 'listing_0'",
      "module.cpp:9:1: error: extraneous closing brace ('}')",
    ],
  ],
])('the message is %s, and not that the program cannot be called', (message, lines) => {
  expect(readDiagnostics(lines.join('\n'))).toEqual([
    {severity: 'error', message, isOfBraces: true},
  ]);
});

it('messages about the instrumented program are left out', () => {
  expect(
    readDiagnostics(
      [
        "exercise.cpp:4:10: error: use of undeclared identifier 'x'",
        "traced/exercise.cpp:4:60: error: use of undeclared identifier 'x'",
        'traced/exercise.cpp:4:70: note: did you mean y?',
        '/usr/include/c++/v1/tuple:1:2: error: no matching function',
        'traced/proof.cpp:4:70: note: in instantiation of function template requested here',
        "exercise.cpp:2:7: warning: unused variable 'y' [-Wunused-variable]",
      ].join('\n'),
    ).map(({line}) => line),
  ).toEqual([4, 2]);
});

it('the messages end after five errors, not counting the instrumented program', () => {
  const errors = (file: string) =>
    [1, 2, 3, 4, 5, 6].map((line) => `${file}:${line}:1: error: expected expression`);
  const output = [...errors('traced/exercise.cpp'), ...errors('exercise.cpp')].join('\n');
  expect(readDiagnostics(output).map(({line}) => line)).toEqual([1, 2, 3, 4, 5]);
});

it('tracingError names the line of the instrumented program for an error in a header', () => {
  const output = [
    'In file included from module.cpp:1:',
    "/trace.hpp:340:9: error: no matching constructor for initialization of 'Slot'",
    "traced/exercise.cpp:9:180: note: in instantiation of member function 'Watch' requested here",
    '/trace.hpp:314:3: note: candidate constructor not viable',
  ].join('\n');
  expect(tracingError(output)).toBe("line 9: no matching constructor for initialization of 'Slot'");
});

it('tracingError returns the error that only the instrumented program has', () => {
  const output = [
    "exercise.cpp:2:7: warning: unused variable 'y' [-Wunused-variable]",
    'traced/exercise.cpp:4:60: error: expected expression',
  ].join('\n');
  expect(tracingError(output)).toBe('line 4: expected expression');
});

it('an error in a condition appears once, although the module contains the condition twice', () => {
  const error = 'exercise.cpp:2:5: error: invalid token';
  expect(readDiagnostics([error, error].join('\n'))).toEqual([
    {severity: 'error', message: 'invalid token', line: 2, column: 5},
  ]);
});

it('a failed static assertion of the proof is shortened to its text, one of the program is not', () => {
  const failed = "error: static assertion failed due to requirement '!std::is_void_v<void>': it";
  expect(readDiagnostics(`proof.hpp:9:1: ${failed} returns nothing`)).toMatchObject([
    {message: 'it returns nothing', isOfCall: true},
  ]);
  expect(readDiagnostics(`exercise.cpp:9:1: ${failed} is wrong`)).toMatchObject([
    {message: expect.stringMatching(/^static assertion failed/) as string},
  ]);
});

it.each([
  [
    "proof.cpp:56:44: error: no matching member function for call to 'push_back'",
    "/usr/include/c++/v1/vector.h:462:60: note: candidate function not viable: cannot convert argument of incomplete type 'void' to 'const value_type' (aka 'const int') for 1st argument",
  ],
  ["/usr/include/c++/v1/optional:837:41: error: cannot form a reference to 'void'"],
  ["proof.cpp:9:9: error: variable has incomplete type 'const void'"],
  [
    "proof.cpp:9:9: error: cannot initialize return object of type 'Answer' (aka 'long long') with an rvalue of type 'void'",
  ],
  [
    "proof.cpp:9:9: error: no viable conversion from returned value of type 'void' to function return type 'Answer' (aka 'std::vector<int>')",
  ],
])('the error says that a function returns nothing if the proof needs a value: %s', (...lines) => {
  expect(readDiagnostics(lines.join('\n'))).toEqual([
    {
      severity: 'error',
      message: 'a function that must return a value returns nothing',
      isOfCall: true,
    },
  ]);
});

it.each([
  [
    "no viable conversion from returned value of type 'std::vector<int>' to function return type 'Answer' (aka 'long long')",
    "no viable conversion from returned value of type 'std::vector<int>' to function return type 'long long'",
  ],
  ["no matching function for call to 'show'", 'a function returns the wrong type'],
  [
    "invalid argument type 'const std::string' (aka 'const basic_string<char>') to unary expression",
    'a function returns the wrong type',
  ],
])('an error about the call contains no names of the proof: %s', (message, words) => {
  expect(readDiagnostics(`proof.cpp:9:9: error: ${message}`)).toMatchObject([{message: words}]);
});

it('a program that adds to the namespace of the library gets one error with a remedy', () => {
  const output = [
    "exercise.cpp:4:22: error: no template named 'hash'; did you mean '::std::hash'?",
    "exercise.cpp:4:22: error: class template specialization of 'hash' not in a namespace enclosing '__2'",
    "exercise.cpp:7:3: error: no template named 'list' in namespace 'std'; did you mean '::std::list'?",
  ];
  expect(readDiagnostics(output.join('\n'))).toMatchObject([
    {message: expect.stringMatching(/: write your own hash class/) as string},
  ]);
});

it.each([
  'unterminated /* comment',
  'unterminated conditional directive',
  'raw string missing terminating delimiter )"',
])('an error after which the rest of the program is not read hides later ones: %s', (message) => {
  const output = [
    "exercise.cpp:2:5: error: expected ';' after expression",
    `exercise.cpp:3:1: error: ${message}`,
    "exercise.cpp:16:55: error: expected '}'",
    'proof.cpp:6:19: note: to match this',
  ];
  expect(readDiagnostics(output.join('\n')).map(({line}) => line)).toEqual([2, 3]);
});

it.each<readonly [message: string, remedy: string]>([
  [
    "implicit instantiation of undefined template 'std::basic_stringstream<char>'",
    'include <sstream>',
  ],
  ['variable length arrays in C++ are a Clang extension', 'use std::vector'],
  ["use of undeclared identifier 'null'", 'use nullptr'],
  [
    "use of undeclared identifier 'println'",
    'it is newer than C++20, which this page compiles; use std::cout',
  ],
  ["use of undeclared identifier 'elif'", 'write else if'],
  ["unknown type name 'in'", 'write for (int x : a)'],
  [
    'brackets are not allowed here; to declare an array, place the brackets after the name',
    'write std::vector<int> a or int a[5]',
  ],
  ["expected variable name or 'this' in lambda capture list", 'write a list as {1, 2, 3}'],
  [
    "no member named 'x' in the global namespace; did you mean simply 'x'?",
    'this page compiles the program in a namespace, so leave out the ::',
  ],
  [
    "no type named 'helper' in the global namespace",
    'this page compiles the program in a namespace, so leave out the ::',
  ],
  ['non-void function does not return a value', 'return the answer; printing it is not enough'],
  ['unexpected character <U+201C>', 'write straight quotes, \' or "'],
  ['character <U+201D> not allowed in an identifier', 'write straight quotes, \' or "'],
  ['unexpected character <U+2013>', 'write -'],
  ['unexpected character <U+200B>', 'it is invisible; delete it'],
  ...[
    "no member named 'print' in namespace 'std'",
    "no member named 'to' in namespace 'std::ranges'",
    "no member named 'zip' in namespace 'std::ranges::views'",
    "no member named 'contains' in 'std::string'",
    "no member named 'transform' in 'std::optional<int>'",
    "'generator' file not found",
  ].map((message) => [message, 'it is newer than C++20, which this page compiles'] as const),
])('a message gets a remedy: %s', (message, remedy) => {
  expect(readDiagnostics(`exercise.cpp:2:5: error: ${message}`)).toMatchObject([
    {message: `${message}: ${remedy}`},
  ]);
});

it.each([
  "no member named 'sqrt' in namespace 'std'",
  "no member named 'contains' in 'std::vector<int>'",
  "no member named 'print' in 'Stack'",
  "'own.h' file not found",
])('a name that is not newer than C++20 gets no such remedy: %s', (message) => {
  expect(readDiagnostics(`exercise.cpp:2:5: error: ${message}`)).toMatchObject([{message}]);
});

it('the error about a call says why the likeliest function does not fit', () => {
  const output = [
    "exercise.cpp:9:8: error: no matching function for call to 'max'",
    "/usr/include/c++/v1/max.h:35:1: note: candidate template ignored: deduced conflicting types for parameter '_Tp' ('int' vs. 'listing_0::Size')",
    '/usr/include/c++/v1/max.h:48:82: note: candidate function template not viable: requires 1 argument, but 2 were provided',
    "exercise.cpp:9:8: error: no matching constructor for initialization of 'Slot'",
    'exercise.cpp:2:8: note: candidate constructor not viable: requires 1 argument',
    "exercise.cpp:9:9: error: no matching function for call to object of type 'const __sort'",
    '/usr/include/c++/v1/sort.h:64:3: note: candidate template ignored: constraints not satisfied [with _Range = A]',
    "/usr/include/c++/v1/sort.h:62:14: note: because 'sortable<A>' evaluated to false",
    "/usr/include/c++/v1/sort.h:29:20: note: because 'A' does not satisfy 'movable'",
    '/usr/include/c++/v1/sort.h:57:3: note: candidate function template not viable: requires 2 arguments',
    "exercise.cpp:9:9: error: invalid operands to binary expression ('A' and 'A')",
    'exercise.cpp:2:9: note: candidate function not viable: requires 1 argument',
  ];
  expect(readDiagnostics(output.join('\n')).map(({message}) => message)).toEqual([
    "no matching function for call to 'max': deduced conflicting types for parameter '_Tp' ('int' vs. 'Size')",
    "no matching constructor for initialization of 'Slot': requires 1 argument",
    "no matching function for call to object of type 'const __sort': 'A' does not satisfy 'movable'",
    "invalid operands to binary expression ('A' and 'A')",
  ]);
});

it('errors come before warnings', () => {
  const output = [
    'exercise.cpp:2:5: warning: unused variable',
    "module.cpp:9:1: error: expected '}'",
  ];
  expect(readDiagnostics(output.join('\n')).map(({severity}) => severity)).toEqual([
    'error',
    'warning',
  ]);
});

it('errors that only follow from the errors of the program are left out', () => {
  const output = [
    '/usr/include/c++/v1/swap.h:40:7: error: read-only variable is not assignable',
    "exercise.cpp:6:8: note: in instantiation of function template specialization 'sort' requested here",
    '/usr/include/c++/v1/swap.h:41:7: error: read-only variable is not assignable',
    "proof.cpp:9:3: error: unknown type name 'Problem'; did you mean 'problem_of_a::Problem'?",
  ];
  expect(readDiagnostics(output.join('\n'))).toEqual([
    {severity: 'error', message: 'read-only variable is not assignable', line: 6, column: 8},
  ]);
});

it('messages contain no names of namespaces that the reader has not written', () => {
  const messages = [
    "'push' is a private member of 'listing_0::Queue'",
    "no type named 'Problem'; did you mean 'problem_of_rotate_proof_cpp::Problem'?",
    "stack frame size (400000) exceeds limit (65536) in 'listing_0::rotate(int)'",
  ];
  const output = messages.map((message, index) => `exercise.cpp:${index + 1}:1: error: ${message}`);
  expect(readDiagnostics(output.join('\n')).map(({message}) => message)).toEqual([
    "'push' is a private member of 'Queue'",
    "no type named 'Problem'; did you mean 'Problem'?",
    'stack frame size (400000) exceeds limit (65536)',
  ]);
});

it('the same error at two places of a line appears twice, but once for each place', () => {
  const errors = [3, 9, 9].map((column) => `exercise.cpp:4:${column}: error: expected expression`);
  expect(readDiagnostics(errors.join('\n')).map(({column}) => column)).toEqual([3, 9]);
});

it('of several errors about the call the first appears, next to those of the program', () => {
  const output = [
    "proof.cpp:31:9: error: no member named 'rotate' in namespace 'listing_0'",
    "proof.cpp:40:9: error: cannot initialize a variable of type 'int'",
    "exercise.cpp:2:7: error: unknown type name 'vectors'",
  ].join('\n');
  expect(readDiagnostics(output)).toEqual([
    expect.objectContaining({
      message: expect.stringContaining("no member named 'rotate'") as string,
      isOfCall: true,
    }),
    {severity: 'error', message: "unknown type name 'vectors'", line: 2, column: 7},
  ]);
});

it('a missing brace that the compiler finds within the program has its line', () => {
  expect(readDiagnostics("exercise.cpp:3:9: error: expected '}'")).toEqual([
    {severity: 'error', message: "expected '}'", line: 3, column: 9},
  ]);
});

it('a warning about the program does not hide an error without a line', () => {
  const output = [
    "exercise.cpp:2:7: warning: unused variable 'y' [-Wunused-variable]",
    '/usr/include/c++/v1/tuple:14:9: error: static assertion failed',
  ].join('\n');
  expect(readDiagnostics(output).map(({severity}) => severity)).toEqual(['error', 'warning']);
});

it('tracingError does not return a warning, nor an error of another file', () => {
  const output = [
    "traced/exercise.cpp:2:7: warning: unused variable 'y' [-Wunused-variable]",
    'exercise.cpp:3:1: error: expected expression',
    "traced/exercise.cpp:4:60: error: use of undeclared identifier 'x'",
  ].join('\n');
  expect(tracingError(output)).toBe("line 4: use of undeclared identifier 'x'");
});
