import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readHeading, storeHeading} from '../shared';

describe('a heading in the first file', () => {
  it.each([
    ['is the heading alone where its anchor is the usual one', 'in-o1-space', 'In O(1) space'],
    ['is empty for the text above the first', '', 'Page'],
  ])('%s', (_, anchor, heading) => {
    expect(storeHeading({anchor, heading}, 'Page')).toBe(anchor && heading);
  });

  it.each([
    ['an anchor with a number', 'pitfalls-1', 'Pitfalls'],
    ['an anchor of its own', 'why', 'Pitfalls'],
    ['letters beyond ASCII', 'größe', 'Größe'],
    ['no text', 'empty', ''],
    ['no anchor, below the first', '', 'Loose'],
  ])('keeps its anchor if it has %s', (_, anchor, heading) => {
    expect(storeHeading({anchor, heading}, 'Page')).toEqual([anchor, heading]);
  });

  it('is read back unchanged', () => {
    const part = fc.oneof(fc.constantFrom('', 'Page', 'In O(1) space', 'in-o1-space'), fc.string());
    fc.assert(
      fc.property(part, part, part, (anchor, heading, pageTitle) => {
        const section = {anchor, heading};
        expect(readHeading(storeHeading(section, pageTitle), pageTitle)).toEqual(section);
      }),
    );
  });
});
