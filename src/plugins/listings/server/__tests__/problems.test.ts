import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {findProblems, readProblem} from '../problems';

let listingsDir: string;

beforeEach(() => {
  listingsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'problems-'));
});

afterEach(() => {
  fs.rmSync(listingsDir, {recursive: true});
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

function write(yaml: string, files = ['loop.cpp']): void {
  const folder = path.join(listingsDir, 'sum');
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'problem.yaml'), yaml);
  files.forEach((file) => fs.writeFileSync(path.join(folder, file), ''));
}

const read = () => readProblem(listingsDir, 'sum');

describe('readProblem', () => {
  it('reads a problem and knows the line of each part', () => {
    write(valid);
    const {data, at} = read();
    expect(data).toMatchObject({id: 'sum', title: 'Sum', pitfalls: []});
    expect(at('cases', 0, 'output')).toBe('listings/sum/problem.yaml:14');
  });

  it('names the line of a wrong key', () => {
    write(valid.replace('title: A loop', 'titel: A loop'));
    expect(read).toThrow(/^listings\/sum\/problem\.yaml:7: "listings\[0\]\.title" is required/);
  });

  it('names the line of a bound that cannot be read', () => {
    write(valid.replace('O(n)', 'linear'));
    expect(read).toThrow(/problem\.yaml:9: .*cannot read the bound "linear"/);
  });

  it('names the line of a file that does not exist', () => {
    write(valid, []);
    expect(read).toThrow(
      'listings/sum/problem.yaml:7: there is no listings/sum/loop.cpp; create it or correct the name',
    );
  });

  it('names the line of broken YAML', () => {
    write(valid.replace('type: int[]', 'type: "int[]'));
    expect(read).toThrow(/^listings\/sum\/problem\.yaml:\d+: /);
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
