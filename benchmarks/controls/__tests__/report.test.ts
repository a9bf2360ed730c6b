import {describe, expect, it} from 'vitest';
import {overBar, reportOf} from '../report';
import type {ControlUse, Visit} from '../visit';

const used = (kind: string, duration?: number): ControlUse => ({
  kind,
  article: 'rotate-array',
  interaction: duration === undefined ? undefined : {duration, delay: 10, processing: 20},
  work: {all: 30, script: 10, style: 5, layout: 5},
});

const visitOf = (...all: readonly ControlUse[]): Visit => ({used: all, unknown: [], failed: []});

describe('overBar', () => {
  it('lists a control that is over the bar in every visit, and not one that is over it in a single visit', () => {
    const visits = [
      visitOf(used('copy', 240), used('run', 300)),
      visitOf(used('copy', 208), used('run', 200)),
    ];
    expect(overBar(visits)).toEqual(['copy, rotate-array: 240, 208 ms']);
  });

  it('uses the longest use of a control in a visit', () => {
    expect(overBar([visitOf(used('step', 16), used('step', 216), used('step'))])).toHaveLength(1);
  });
});

describe('reportOf', () => {
  const kinds = [{name: 'copy', selector: 'button', use: () => Promise.resolve()}];

  it('shows the median and the worst duration with its parts', () => {
    const report = reportOf(kinds, [visitOf(used('copy'), used('copy', 24), used('copy', 64))]);
    expect(report).toContain('| copy | 3 | 24 | 64 | 10 + 20 + 34 | 30, 10, 5, 5 | rotate-array |');
  });

  it('lists controls that are in no article, of an unknown kind or not usable', () => {
    const report = reportOf(kinds, [{used: [], unknown: ['button "New"'], failed: ['copy: lost']}]);
    expect(report).toContain('found in no article');
    expect(report).toContain('- button "New"');
    expect(report).toContain('- copy: lost');
  });
});
