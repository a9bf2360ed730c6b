import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import Measured, {type Props} from '..';

const props: Props = {
  faster: 'reversal.cpp',
  than: 'juggling.cpp',
  n: 1000,
  atLeast: 2,
  fasterSpeed: {title: 'Three reversals', speed: [2, 1.9, 2.1]},
  slowerSpeed: {title: 'Juggling', speed: [5.3, 5, 5.6]},
  fault: null,
  place: 'docs/rotate-array.mdx:12',
  row: 'speed-rotate-array-average-1000',
};

type Changes = {[Name in keyof Props]?: Props[Name] | undefined};

const shown = (changes: Changes = {}) =>
  renderToStaticMarkup(<Measured {...{...props, ...changes}} />);

it('shows the ratio rounded down, and links to its table row with both medians', () => {
  expect(shown()).toBe(
    '<a href="#speed-rotate-array-average-1000" title="Three reversals: 2.00 ns for each ' +
      'element; Juggling: 5.30 ns; n = 1,000">2.6 times, measured</a>',
  );
});

it('shows the largest ratio between two speeds, rounded up', () => {
  expect(shown({atLeast: undefined, atMost: 3})).toContain('>at most 3 times apart, measured<');
});

it('does not link if it cites another article', () => {
  expect(shown({row: undefined, problem: 'other'})).toMatch(/^<span title/);
});

it('fails the build if the record does not support the claim, and names file, line and record', () => {
  expect(() => shown({atLeast: 3})).toThrow(
    'docs/rotate-array.mdx:12: <Measured>: reversal.cpp average 1000 is 2.65 times as fast as ' +
      'juggling.cpp average 1000 (between 2.38 and 2.95 times, because of the measured spreads), not at least 3 times',
  );
});

it('begins the error with the element if its place is not known', () => {
  expect(() => shown({atLeast: 3, place: undefined})).toThrow(/^<Measured>: reversal\.cpp average/);
});

it('fails the build if the record is missing', () => {
  expect(() => shown({fault: 'there is no listings/rotate-array/speed.json'})).toThrow(
    'docs/rotate-array.mdx:12: <Measured>: there is no listings/rotate-array/speed.json',
  );
});

it('shows the fault on the page in development', () => {
  vi.stubEnv('NODE_ENV', 'development');
  try {
    expect(shown({atLeast: 3})).toContain('not at least 3 times</mark>');
  } finally {
    vi.unstubAllEnvs();
  }
});
