import {describe, expect, it} from 'vitest';
import {overBar, reportOf} from '../report';
import type {Used, Visit} from '../visit';

const used = (kind: string, duration?: number): Used => ({
  kind,
  article: 'rotate-array',
  interaction: duration === undefined ? undefined : {duration, delay: 10, processing: 20},
  work: {all: 30, script: 10, style: 5, layout: 5},
});

const visitOf = (...all: readonly Used[]): Visit => ({used: all, unknown: [], failed: []});

describe('overBar', () => {
  it('names what took too long in each visit, and not what did in one', () => {
    const visits = [
      visitOf(used('copy', 240), used('run', 300)),
      visitOf(used('copy', 208), used('run', 200)),
    ];
    expect(overBar(visits)).toEqual(['copy, rotate-array: 240, 208 ms']);
  });

  it('counts the longest use of a visit', () => {
    expect(overBar([visitOf(used('step', 16), used('step', 216), used('step'))])).toHaveLength(1);
  });
});

describe('reportOf', () => {
  const kinds = [{name: 'copy', selector: 'button', use: () => Promise.resolve()}];

  it('tells the median and the worst, with its parts', () => {
    const report = reportOf(kinds, [visitOf(used('copy'), used('copy', 24), used('copy', 64))]);
    expect(report).toContain('| copy | 3 | 24 | 64 | 10 + 20 + 34 | 30, 10, 5, 5 | rotate-array |');
  });

  it('tells what was in no article, of no known kind and not usable', () => {
    const report = reportOf(kinds, [{used: [], unknown: ['button "New"'], failed: ['copy: lost']}]);
    expect(report).toContain('in no article');
    expect(report).toContain('- button "New"');
    expect(report).toContain('- copy: lost');
  });
});
