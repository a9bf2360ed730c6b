// A listing, a pitfall, costs and an exercise, as the plugin would hand them to a page:
// their runs are played by modules that are written by hand.
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

export {reversalTrace, source};

const inputs: readonly InputData[] = [
  {name: 'a', type: 'int[]', size: [0, 100_000], values: [-1_000_000_000, 1_000_000_000]},
  {name: 'k', type: 'int', values: [-1_000_000_000_000, 1_000_000_000_000]},
];

export const approaches: readonly ApproachData[] = [
  {file: 'one-step.cpp', title: 'One step at a time', time: 'O(n²)', space: 'O(1)'},
  {file: 'reversal.cpp', title: 'Three reversals', time: 'O(n)', space: 'O(1)'},
];

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

/** An approach without a line of its own. */
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

/** What an exercise shows of its problem. */
export const exercise: ShownProblem = {
  id: 'turn/practice-turned-by',
  title: 'Turned by how much?',
  inputs: inputs.slice(0, 1),
  output: 'By how much the array was turned.',
  listings: approaches.slice(1),
  cases,
};

/** Where a test finds the files of a listing. */
export const addressesOf = (name: string) => ({
  data: `/fixtures/${name}.json`,
  plain: `/fixtures/${name}.plain.wasm`,
  traced: `/fixtures/${name}.traced.wasm`,
});
