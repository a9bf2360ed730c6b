import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {Records} from '../../model/records';
import {readRecordFile} from '../records';

let listingsDir: string;

beforeEach(() => {
  listingsDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'records-')), 'listings');
  fs.mkdirSync(path.join(listingsDir, 'sum'), {recursive: true});
});

afterEach(() => {
  fs.rmSync(path.dirname(listingsDir), {recursive: true});
});

function read(name: keyof Records, text: string): unknown {
  fs.writeFileSync(path.join(listingsDir, 'sum', name), text);
  return readRecordFile(listingsDir, 'sum', name);
}

const mutants = {'loop.cpp': {key: '1', refused: 0, killed: 9, alive: ['10: 1 → 2']}};

describe('the record of an article', () => {
  it('may have unknown keys, which a later version may write', () => {
    const record = {'loop.cpp': {...mutants['loop.cpp'], seconds: 3}};
    expect(read('mutants.json', JSON.stringify(record))).toEqual(record);
  });

  it.each([
    ['speed.json', '', 'Unexpected end of JSON input'],
    ['speed.json', '{}', '"processor" is required'],
    ['speed.json', 'null', '"record" must be of type object'],
    ['proof.json', '{"key": 3}', '"key" must be a string'],
    ['proof.json', '[]', '"record" must be of type object'],
    ['mutants.json', 'null', '"record" must be of type object'],
    ['mutants.json', '{"loop.cpp": null}', '"loop.cpp" must be of type object'],
    ['mutants.json', '{"loop.cpp": {}}', '"loop.cpp.key" is required'],
  ] as const)(
    'is refused if %s is %j; the error names the file, the reason and the fix',
    (name, text, reason) => {
      expect(() => read(name, text)).toThrow(
        `listings/sum/${name}: ${reason}; delete it and create it again`,
      );
    },
  );
});
