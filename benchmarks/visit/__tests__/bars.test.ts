import {describe, expect, it} from 'vitest';
import {barsOf} from '../bars';
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
        longest: {duration: 10, parts: {}},
      },
    ],
    nextPages: [],
    nextPagesSlowLine: [],
    firstTouches: [],
  };
}

const lineOf = (text: string, name: string) =>
  text.split('\n').find((line) => line.startsWith(`| ${name} |`));

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

  it('compares with Starlight if it was measured', () => {
    const own = measuredOf('own', 'page', 40);
    const name = "TBT, ms, a quarter of Starlight's";
    expect(lineOf(barsOf([own]), name)).toBeUndefined();
    expect(lineOf(barsOf([measuredOf('starlight', 'Starlight', 100), own]), name)).toBe(
      `| ${name} | 25 | 40 (page) | missed |`,
    );
  });

  it('leaves out a bar that was measured on no page', () => {
    expect(
      lineOf(barsOf([measuredOf('own', 'page', 0)]), 'first touch to a step, ms'),
    ).toBeUndefined();
  });
});
