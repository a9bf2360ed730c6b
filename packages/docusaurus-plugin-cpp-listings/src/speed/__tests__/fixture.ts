import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {SpeedRecord} from '../../model/speed';

const problem = `title: Sum
inputs: [{name: a, type: "int[]"}]
output: The sum.
listings:
  - {file: loop.cpp, title: A loop, time: O(n), space: O(1)}
  - {file: pairs.cpp, title: In pairs, time: O(n), space: O(1)}
cases: [{name: Empty, input: "[]", output: "0"}]
`;

/** A folder of listings with one article, `sum`, and a function that writes into it. */
export interface Fixture {
  readonly listingsDir: string;
  readonly write: (file: string, text: string) => void;
  readonly remove: () => void;
}

export function makeListings(): Fixture {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'speed-'));
  const listingsDir = path.join(root, 'listings');
  const write = (file: string, text: string) => {
    const target = path.join(listingsDir, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  };
  write('sum/problem.yaml', problem);
  write('sum/problem.hpp', 'int inputs = 1;\n');
  write('sum/proof.cpp', '#include "problem.hpp"\nint proof = 1;\n');
  write('sum/loop.cpp', 'int loop = 1;  // first\n');
  write('sum/pairs.cpp', 'int pairs = 2;\n');
  return {listingsDir, write, remove: () => fs.rmSync(root, {recursive: true})};
}

/** A record without speeds. */
export const emptyRecord: SpeedRecord = {
  processor: 'A processor',
  caches: ['L1 32 KiB'],
  compiler: 'g++ 12',
  flags: '-O2',
  date: '2026-11-23',
  clockSpread: 0.01,
  disturbed: 0,
  isSteady: true,
  keys: {},
  speeds: {},
};
