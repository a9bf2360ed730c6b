import {describe, expect, it} from 'vitest';
import {headingsText, packHeadings, parseLines, unpackHeadings} from '../headingsFile';
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
    expect(unpackHeadings(parseLines(headingsText(packHeadings(headings))))).toMatchObject(
      headings,
    );
  });

  it('stores a heading that has occurred before as its number', () => {
    const [, pages] = packHeadings(headings);
    expect(pages).toEqual([
      ['a', '', 'Problem', ['problem-1', 'Problem'], '2'],
      ['b'],
      ['c', 0, 1, 2, 'Cost'],
    ]);
  });

  it('has its pages in several lines, and a heading has the same number in all of them', () => {
    const many = {...headings, pages: Array.from({length: 100}, (_, n) => page(`/${n}`, ['Cost']))};
    const file = packHeadings(many);
    const [, ...lines] = file;
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.at(-1)?.at(-1)).toEqual(['99', 0]);
    expect(unpackHeadings(file).pages).toEqual(many.pages);
  });
});
