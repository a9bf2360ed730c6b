import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {findProblems, readProblem} from '../problems';

let siteDir: string;
let listingsDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'problems-'));
  listingsDir = path.join(siteDir, 'algorithms');
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

const valid = `title: Sum
inputs:
  - name: a
    type: int[]
output: The sum.
listings:
  - file: loop.cpp
    title: A loop
    time: O(n)
    space: O(1)
cases:
  - name: Empty
    input: "[]"
    output: "0"
`;

const withPitfall = valid.replace(
  'cases:',
  `pitfalls:
  - file: bug.cpp
    title: A bug
    input: "[4]"
    expected: "4"
    fails: wrong answer
    gives: "0"
    hints:
      - Vague.
      - Clearer.
      - Clear.
cases:`,
);

function write(yaml: string, files = ['loop.cpp']): void {
  const folder = path.join(listingsDir, 'sum');
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'problem.yaml'), yaml);
  files.forEach((file) => fs.writeFileSync(path.join(folder, file), ''));
}

const read = () => readProblem(listingsDir, 'sum');

describe('readProblem', () => {
  it('reads a problem and knows the line of each part', () => {
    write(valid);
    const {data, at} = read();
    expect(data).toMatchObject({id: 'sum', title: 'Sum', pitfalls: []});
    expect(at('cases', 0, 'output')).toBe('algorithms/sum/problem.yaml:14');
  });

  it('reads several inputs, listings and cases, and the listing that a pitfall is compared with', () => {
    const yaml = withPitfall
      .replace('    type: int[]', '    type: int[]\n  - name: k\n    type: int')
      .replace(
        'pitfalls:',
        '  - {file: other/tree-2.cpp, title: T, time: O(n), space: O(n)}\npitfalls:',
      )
      .replace('    hints:', '    correct: other/tree-2.cpp\n    hints:')
      .replace('input: "[4]"', 'input: "[4]; 1"')
      .replace('input: "[]"', 'input: "[]; 2"');
    const folder = path.join(listingsDir, 'sum/other');
    fs.mkdirSync(folder, {recursive: true});
    write(`${yaml}  - {name: One, input: "[5]; 2", output: "5"}\n`, [
      ...['loop.cpp', 'other/tree-2.cpp', 'bug.cpp'],
    ]);
    const {inputs, listings, pitfalls, cases} = read().data;
    expect([inputs.length, listings.length, cases.length]).toEqual([2, 2, 2]);
    expect(pitfalls[0]?.correct).toBe('other/tree-2.cpp');
  });

  it('accepts a size of a string', () => {
    write(
      valid.replace('int[]', 'string\n    size: [0, 8]').replace('input: "[]"', 'input: \'""\''),
    );
    expect(read().data.inputs[0]).toMatchObject({type: 'string', size: [0, 8]});
  });

  it.each(['size: [2, 2]', 'values: [-2147483648, 2147483647]', 'values: [0, 0]'])(
    'accepts limits that are just allowed: %s',
    (limits) => {
      write(
        valid.replace('int[]', `int[]\n    ${limits}`).replace('input: "[]"', 'input: "[0, 0]"'),
      );
      expect(read().data.inputs).toHaveLength(1);
    },
  );

  it('names the line of a wrong key, and lists the allowed keys', () => {
    write(valid.replace('title: A loop', 'titel: A loop'));
    expect(read).toThrow(
      /^algorithms\/sum\/problem\.yaml:8: "listings\[0\]\.titel" is not allowed; keys: file, title, time, space$/,
    );
  });

  it('tells the author to put a number in quotes where a string is needed', () => {
    write(valid.replace('output: "0"', 'output: 0'));
    expect(read).toThrow('problem.yaml:14: "cases[0].output" must be a string; put it in quotes');
  });

  it('names the line of a bound that cannot be read', () => {
    write(valid.replace('O(n)', 'linear'));
    expect(read).toThrow('problem.yaml:9: "listings[0].time": cannot read the bound "linear"');
  });

  it('names the line of a file that does not exist', () => {
    write(valid, []);
    expect(read).toThrow(
      'algorithms/sum/problem.yaml:7: there is no algorithms/sum/loop.cpp; create it or correct the name',
    );
  });

  it('requires three hints for every pitfall, and names the pitfall that lacks one', () => {
    write(withPitfall, ['loop.cpp', 'bug.cpp']);
    expect(read().data.pitfalls[0]?.hints).toEqual(['Vague.', 'Clearer.', 'Clear.']);
    fs.rmSync(path.join(listingsDir, 'sum'), {recursive: true});
    write(withPitfall.replace('      - Clear.\n', ''), ['loop.cpp', 'bug.cpp']);
    expect(read).toThrow(/problem\.yaml:19: "pitfalls\[0\]\.hints" must be three hints/);
  });

  it('refuses a pitfall whose wrong answer is the expected one', () => {
    write(withPitfall.replace('gives: "0"', 'gives: "4"'), ['loop.cpp', 'bug.cpp']);
    expect(read).toThrow(
      'problem.yaml:12: "pitfalls[0]": "gives" equals "expected", so the answer',
    );
  });

  it('refuses a pitfall whose file is also a listing', () => {
    write(withPitfall.replace('file: bug.cpp', 'file: loop.cpp'));
    expect(read).toThrow('problem.yaml:12: loop.cpp is a listing of this problem; remove');
  });

  it.each(['', '- a\n'])('names keys that a file without any needs: %j', (yaml) => {
    write(yaml);
    expect(read).toThrow('sum/problem.yaml:1: expected keys such as "title" and "cases"');
  });

  it('requires the input that breaks a pitfall that is too slow', () => {
    write(withPitfall.replace('wrong answer', 'too slow'), ['loop.cpp', 'bug.cpp']);
    expect(read).toThrow(/problem\.yaml:12: "pitfalls\[0\]\.breaks" is required/);
  });

  it('names the line of a pitfall that is compared with a file that is not a listing', () => {
    const yaml = withPitfall.replace('    hints:', '    correct: bug.cpp\n    hints:');
    write(yaml, ['loop.cpp', 'bug.cpp']);
    expect(read).toThrow(
      /problem\.yaml:18: bug\.cpp is not a listing of this problem; its listings: loop\.cpp/,
    );
  });

  it.each([
    ['a range that ends before it begins', 'type: int[]', 'type: int[]\n    size: [5, 1]', 5],
    ['a range of parts of numbers', 'type: int[]', 'type: int[]\n    values: [0.5, 1]', 5],
    ['a case of two lines', 'input: "[]"', 'input: "[]\\n[]"', 13],
  ])('names the line of %s', (_, found, wrong, line) => {
    write(valid.replace(found, wrong));
    expect(read).toThrow(new RegExp(`problem\\.yaml:${line}: .* must (have the smaller|be)`));
  });

  it('refuses a listing that is named twice', () => {
    const listing = valid.slice(valid.indexOf('  - file'), valid.indexOf('cases:'));
    write(valid.replace('cases:', `${listing}cases:`));
    expect(read).toThrow(
      'problem.yaml:11: "listings[1]" has the same file as another entry, loop.cpp',
    );
  });

  it.each([
    ['listings', valid, 11, 'A loop'],
    ['pitfalls', withPitfall, 22, 'A bug'],
  ])(
    'refuses two %s with one title, which tables could not tell apart',
    (key, yaml, line, title) => {
      const entry = yaml.slice(yaml.lastIndexOf('  - file'), yaml.indexOf('cases:'));
      write(yaml.replace('cases:', `${entry.replace('.cpp', '-2.cpp')}cases:`));
      expect(read).toThrow(
        `problem.yaml:${line}: "${key}[1]" has the same title as another entry, ${title}`,
      );
    },
  );

  it('names the line of a second document', () => {
    write(`${valid}---\ntitle: Two\n`);
    expect(read).toThrow(/problem\.yaml:15: a second document begins here; remove the ---/);
  });

  it('says which characters the name of a listing may have', () => {
    write(valid.replace('loop.cpp', 'Loop.cpp'));
    expect(read).toThrow(/problem\.yaml:7: "listings\[0\]\.file" must have only letters a to z/);
  });

  it('names the line of broken YAML', () => {
    write(valid.replace('type: int[]', 'type: "int[]'));
    expect(read).toThrow(/^algorithms\/sum\/problem\.yaml:\d+: /);
  });

  it.each([
    ['int[]', 'std::vector<int>', ':4: "inputs[0].type" must be string, one of int, '],
    ['int[]', 'Int[]', ':4: "inputs[0].type" must be string, one of int, '],
    ['int[]', 'int\n    size: [0, 9]', ':3: "inputs[0]" has a size but is not an array'],
    ['int[]', 'int[]\n    size: [-1, 9]', ':5: "inputs[0].size" must not be less than 0'],
    ['int[]', 'int[]\n    size: [5]', ':5: "inputs[0].size" must be two whole numbers: [least, '],
    ['int[]', 'int[]\n    size: [5, 6, 7]', ':5: "inputs[0].size" must be two whole numbers: ['],
    ['int[]', 'int[]\n    size: 5', ':5: "inputs[0].size" must be two whole numbers: [least, '],
    [
      'int[]',
      'int[]\n    values: [0, 3000000000]',
      ':3: "inputs[0]" has values outside the range of its type, -2147483648 to 2147483647',
    ],
    [
      'int[]',
      'int[]\n    values: [-3000000000, 0]',
      ':3: "inputs[0]" has values outside the range of its type, -2147483648 to 2147483647',
    ],
    ['loop.cpp', 'loop.cpp.txt', ':7: "listings[0].file" must have only letters a to z'],
    ['loop.cpp', 'Other/loop.cpp', ':7: "listings[0].file" must have only letters a to z'],
    ['output: "0"', 'output: "([0]"', ':14: "cases[0].output" has unbalanced brackets'],
    [
      '    output: "0"\n',
      '    output: "0"\n  - name: Empty\n    input: "[1]"\n    output: "1"\n',
      ':15: "cases[1]" has the same name as another entry, Empty; change or remove one',
    ],
    [
      '    output: "0"\n',
      '    output: "0"\n  - name: Nothing\n    input: "[]"\n    output: "0"\n',
      ':15: "cases[1]" has the same input as another entry, []; change or remove one',
    ],
    [
      'input: "[]"\n    output: "0"\n',
      'input: "[1,2]"\n    output: "3"\n  - name: Two\n    input: "[1, 2 ]"\n    output: "3"\n',
      ':15: "cases[1]" has the same input as another entry, [1, 2 ]; change or remove one',
    ],
    ['int[]', 'int\n    sorted: true', ':3: "inputs[0]" is sorted but is not an array of numbers'],
    ['int[]', 'int[][]\n    sorted: true', ':3: "inputs[0]" is sorted but is not an array of'],
    [
      '    type: int[]',
      '    type: int[]\n  - name: a\n    type: int',
      ':5: "inputs[1]" has the same name as another entry, a',
    ],
    ['file: loop.cpp', 'file: speed.cpp', ':7: "listings[0].file" must not be proof.cpp, '],
    ['file: loop.cpp', 'file: starter.cpp', ':7: "listings[0].file" must not be proof.cpp, '],
  ])('names the line when %s is replaced by %s', (right, wrong, message) => {
    write(valid.replace(right, wrong));
    expect(read).toThrow(`algorithms/sum/problem.yaml${message}`);
  });

  it.each([
    ['[]', '[2', 'a: a bracket is missing'],
    ['[]', '[]; 2', 'expected 1 argument, separated by semicolons: a'],
    ['[]', '[1, x]', 'a: "x" is not a whole number'],
    ['[]', '[4000000000]', 'a: 4000000000 is greater than 2147483647'],
  ])('names the line of a case when its input %s is replaced by %s', (right, wrong, what) => {
    write(valid.replace(`input: "${right}"`, `input: "${wrong}"`));
    expect(read).toThrow(
      `algorithms/sum/problem.yaml:13: the input ${wrong} is not valid for this problem: ${what}`,
    );
  });

  it('accepts inputs that differ only in the spaces of a string, or between numbers', () => {
    const cases = (first: string, second: string) =>
      valid.replace(
        'input: "[]"\n    output: "0"\n',
        `input: '${first}'\n    output: "0"\n  - name: Two\n    input: '${second}'\n    output: "0"\n`,
      );
    write(cases('"a, b"', '"a,b"').replace('int[]', 'string'));
    expect(read).not.toThrow();
    write(cases('[1 2]', '[12]'));
    expect(read).not.toThrow();
  });

  it('reports an empty case before it compares cases', () => {
    write(valid.replace('cases:\n', 'cases:\n  -\n'));
    expect(read).toThrow('"cases[0]" must be of type object');
  });

  it('shows only the beginning of a long input', () => {
    const long = `[${'7, '.repeat(100)}x]`;
    write(valid.replace('input: "[]"', `input: "${long}"`));
    expect(read).toThrow(
      `the input ${long.slice(0, 200)} … is not valid for this problem: a: "x" is not a whole number`,
    );
  });

  it('names the line of a case or a breaking input that is outside the limits', () => {
    const limited = withPitfall.replace('int[]', 'int[]\n    size: [0, 3]\n    values: [-9, 9]');
    write(limited.replace('input: "[4]"', 'input: "[1, 2, 3, 4]"'), ['loop.cpp', 'bug.cpp']);
    expect(read).toThrow(
      'yaml:16: the input [1, 2, 3, 4] is not valid for this problem: a: its size',
    );
    write(limited.replace('input: "[]"', 'input: "[10]"'), ['loop.cpp', 'bug.cpp']);
    expect(read).toThrow('yaml:26: the input [10] is not valid for this problem: a: 10 is greater');
  });

  it('names the line of an alias without an anchor, and of a tag that YAML does not have', () => {
    write(valid.replace('title: Sum', 'title: *sum'));
    expect(read).toThrow(
      'algorithms/sum/problem.yaml:1: *sum is an alias without an anchor; if it',
    );
    write(valid.replace('output: The sum.', 'output: !foo The sum.'));
    expect(read).toThrow('algorithms/sum/problem.yaml:5: Unresolved tag: !foo');
  });

  it('names a file that is not UTF-8', () => {
    write(valid);
    const latin1 = Buffer.from(valid.replace('The sum.', 'The sum, naïvely.'), 'latin1');
    fs.writeFileSync(path.join(listingsDir, 'sum/problem.yaml'), latin1);
    expect(read).toThrow('algorithms/sum/problem.yaml: the file is not UTF-8; save it as UTF-8');
  });
});

describe('findProblems', () => {
  it('finds problems in folders and their sub-folders', () => {
    write(valid);
    const nested = path.join(listingsDir, 'sum', 'practice-average');
    fs.mkdirSync(nested);
    fs.writeFileSync(path.join(nested, 'problem.yaml'), valid);
    expect(findProblems(listingsDir)).toEqual(['sum', 'sum/practice-average']);
  });
});
