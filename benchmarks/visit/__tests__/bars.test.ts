import {describe, expect, it} from 'vitest';
import {barsOf} from '../bars';
import type {LighthouseResult} from '../measure/lighthouse';
import type {Load} from '../measure/load';
import type {Measurements} from '../measured';
import type {SiteName} from '../siteNames';

function measuredOf(site: SiteName, page: string, blocking: number, elements = 100): Measurements {
  return {
    site,
    page,
    verdicts: [
      {
        scores: [100, 100, 100, 100],
        blocking,
        mainThread: 500,
        largestPaint: 1000,
        shift: 0,
        machine: 1000,
        load: 1,
        failed: [],
      },
    ],
    loads: [
      {
        html: 1000,
        scriptsByLoad: 0,
        allByLoad: 1000,
        allSettled: 1000,
        elements,
        longest: {duration: 10, end: 10, parts: {}},
        longestBefore: 0,
      },
    ],
    nextPages: [],
    nextPagesSlowLine: [],
    firstTouches: [],
  };
}

const lineOf = (text: string, name: string) =>
  text.split('\n').find((line) => line.startsWith(`| ${name} |`));

/** Returns measurements of a page of this site with another result of Lighthouse or of its loads. */
function changed(verdict: Partial<LighthouseResult>, load: Partial<Load>): Measurements {
  const plain = measuredOf('own', 'page', 0);
  return {
    ...plain,
    verdicts: plain.verdicts.map((one) => ({...one, ...verdict})),
    loads: plain.loads.map((one) => ({...one, ...load})),
  };
}

const longest = (duration: number) => changed({}, {longest: {duration, end: duration, parts: {}}});

/** The bars of a page by itself: the limit, and how to measure a page with a figure. */
const bars: readonly (readonly [string, number, (figure: number) => Measurements])[] = [
  ['TBT, ms', 50, (blocking) => changed({blocking}, {})],
  ['longest task before an input, ms', 50, longest],
  ['HTML, KB', 40, (size) => changed({}, {html: size * 1000})],
  ['scripts by load, KB', 10, (size) => changed({}, {scriptsByLoad: size * 1000})],
  ['all by load, KB', 120, (size) => changed({}, {allByLoad: size * 1000})],
  ['all settled, KB', 200, (size) => changed({}, {allSettled: size * 1000})],
  ['elements', 2500, (elements) => changed({}, {elements})],
  [
    'next page, slow 4G, p50, ms',
    200,
    (time) => ({...changed({}, {}), nextPagesSlowLine: [0, time, 900]}),
  ],
  [
    'first touch to a step, ms',
    100,
    (time) => ({...changed({}, {}), firstTouches: [0, time, 900]}),
  ],
];

describe('barsOf', () => {
  it('shows the page of this site that is farthest from each bar', () => {
    const bars = barsOf([
      measuredOf('stock', 'stock', 900, 9000),
      measuredOf('own', 'near', 20, 2600),
      measuredOf('own', 'far', 10, 2700),
    ]);
    expect(lineOf(bars, 'elements')).toBe('| elements | 2500 | 2700 (far) | missed |');
    expect(lineOf(bars, 'TBT, ms')).toBe('| TBT, ms | 50 | 20 (near) | met |');
  });

  it.each(bars)('has a bar that a page meets up to its limit: %s', (name, limit, measured) => {
    const line = (figure: number) => lineOf(barsOf([measured(figure)]), name);
    expect(line(limit)).toBe(`| ${name} | ${limit} | ${limit} (page) | met |`);
    const over = limit + 0.1;
    expect(line(over)).toBe(`| ${name} | ${limit} | ${over} (page) | missed |`);
  });

  it.each([0, 1, 2, 3])('requires all points in category %i of Lighthouse', (at) => {
    const scores = [0, 1, 2, 3].map((category) => (category === at ? 97 : 100));
    const name = 'points missing in a category of Lighthouse';
    expect(lineOf(barsOf([changed({scores}, {})]), name)).toBe(
      `| ${name} | 0 | 3 (page) | missed |`,
    );
    expect(lineOf(barsOf([changed({}, {})]), name)).toBe(`| ${name} | 0 | 0 (page) | met |`);
  });

  it('compares with Starlight if it was measured', () => {
    const own = measuredOf('own', 'page', 40);
    const name = "TBT, ms, a quarter of Starlight's";
    expect(lineOf(barsOf([own]), name)).toBeUndefined();
    expect(lineOf(barsOf([measuredOf('starlight', 'Starlight', 100), own]), name)).toBe(
      `| ${name} | 25 | 40 (page) | missed |`,
    );
    const paint = "LCP, ms, Starlight's";
    expect(lineOf(barsOf([own]), paint)).toBeUndefined();
    const slower = changed({largestPaint: 1001}, {});
    expect(lineOf(barsOf([measuredOf('starlight', 'Starlight', 100), slower]), paint)).toBe(
      `| ${paint} | 1000 | 1001 (page) | missed |`,
    );
  });

  it('leaves out a bar that was measured on no page', () => {
    expect(
      lineOf(barsOf([measuredOf('own', 'page', 0)]), 'first touch to a step, ms'),
    ).toBeUndefined();
  });
});
