import {describe, expect, it} from 'vitest';
import {packHeadings, unpackHeadings} from '../headingsFile';
import type {Headings, StoredHeading} from '../shared';

const page = (path: string, sections: readonly StoredHeading[], version?: string) => ({
  path,
  title: path.slice(1),
  category: 'default' as const,
  breadcrumbs: ['Array'],
  version,
  sections,
});

const headings: Headings = {
  version: '1.0',
  pages: [
    page('/a', ['', 'Problem', ['problem-1', 'Problem'], '2']),
    page('/b', []),
    page('/c', ['', 'Problem', ['problem-1', 'Problem'], 'Cost'], 'community/1.0'),
  ],
  lengths: '########',
  pagesOfTexts: [3],
};

describe('the first index file', () => {
  it('is read as it was written', () => {
    const file = JSON.stringify(packHeadings(headings));
    expect(unpackHeadings(JSON.parse(file) as ReturnType<typeof packHeadings>)).toMatchObject(
      headings,
    );
  });

  it('stores a heading that has occurred before as its number', () => {
    expect(packHeadings(headings).sections).toEqual([
      '',
      'Problem',
      ['problem-1', 'Problem'],
      '2',
      0,
      1,
      2,
      'Cost',
    ]);
  });
});
