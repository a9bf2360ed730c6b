// A listing, a pitfall, costs and an exercise, as the plugin passes them to a page. Hand-written
// WebAssembly modules play their runs.
import {
  reversalTrace,
  source,
} from '../../packages/docusaurus-plugin-cpp-listings/src/model/__fixtures__/reversal';
import type {
  ApproachData,
  CaseData,
  InputData,
  ListingData,
  ShownProblem,
} from '../../packages/docusaurus-plugin-cpp-listings/src/model/problem';
import type {SpeedData} from '../../packages/docusaurus-plugin-cpp-listings/src/model/speed';

export {reversalTrace, source};

const inputs: readonly InputData[] = [
  {name: 'a', type: 'int[]', size: [0, 100_000], values: [-1_000_000_000, 1_000_000_000]},
  {name: 'k', type: 'int', values: [-1_000_000_000_000, 1_000_000_000_000]},
];

export const approaches: readonly ApproachData[] = [
  {file: 'one-step.cpp', title: 'One step at a time', time: 'O(n²)', space: 'O(1)'},
  {file: 'reversal.cpp', title: 'Three reversals', time: 'O(n)', space: 'O(1)'},
];

/** The measured speeds of the approaches. */
export const speeds: SpeedData = {
  approaches,
  record: {
    processor: 'A processor',
    caches: ['L1 32 KiB', 'L2 1 MiB'],
    compiler: 'g++ 12.2.0',
    flags: '-O2',
    date: '2026-11-23',
    clockSpread: 0.01,
    disturbed: 0,
    isSteady: true,
    keys: {},
    speeds: {
      'one-step.cpp': {
        average: {10: [2.5, 2.4, 2.6], 100: [25, 24, 26]},
        worst: {10: [5, 5, 5], 100: [50, 49, 51]},
      },
      'reversal.cpp': {
        average: {10: [1.5, 1.4, 1.6], 100: [0.5, 0.4, 0.6], 1000: [0.00001, 0.00001, 0.00002]},
        worst: {10: [2, 2, 2], 100: [1, 1, 1], 1000: [1, 1, 1]},
      },
    },
  },
};

const escaped = (code: string) => code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').split('\n');

/** An approach that readers run and step through. */
export const listing: ListingData = {
  file: 'turn/reversal.cpp',
  firstLine: 1,
  code: source,
  lines: escaped(source),
  output: '3 4 5 1 2\n',
  approach: approaches[1],
  inputs,
};

/** An approach without statements to step through. */
export const emptyListing: ListingData = {
  ...listing,
  file: 'turn/library.cpp',
  code: 'using Turned = std::vector<int>;',
  lines: ['using Turned = std::vector&lt;int&gt;;'],
};

const wrongCode =
  'int best(std::span<const int> a) {\n  int best = 0;  // bug: 0 is in no array\n  return best;\n}';

/** A program with a bug. */
export const pitfall: ListingData = {
  file: 'sum/pitfalls/starts-at-zero.cpp',
  firstLine: 1,
  code: wrongCode,
  lines: escaped(wrongCode).map((line) =>
    line.replace(/ {2}\/\/ bug.*/, '<span data-bug>$&</span>'),
  ),
  output: '',
  pitfall: {
    file: 'pitfalls/starts-at-zero.cpp',
    title: 'The best begins at zero',
    input: '[-3, -1, -2]',
    expected: '-1',
    fails: 'wrong answer',
    gives: '0',
  },
};

export const hints = ['Most arrays hide it.', 'Where does it begin?', 'Let all be negative.'];

const cases: readonly CaseData[] = [
  {name: 'Turned by two', input: '[4, 5, 1, 2, 3]', output: '2', example: true},
  {name: 'Empty', input: '[]', output: 'none'},
];

/** The data of a problem that an exercise shows. */
export const exercise: ShownProblem = {
  id: 'turn/practice-turned-by',
  title: 'Turned by how much?',
  inputs: inputs.slice(0, 1),
  output: 'By how much the array was turned.',
  listings: approaches.slice(1),
  cases,
};

/** The addresses of a listing's files in a test. */
export const addressesOf = (name: string) => ({
  data: `/fixtures/${name}.json`,
  plain: `/fixtures/${name}.plain.wasm`,
  traced: `/fixtures/${name}.traced.wasm`,
});
