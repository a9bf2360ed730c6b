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

  it('stores a heading that has occurred before as a character', () => {
    const [header, pages] = packHeadings(headings);
    expect(header.sections).toEqual(['####', '', '$%&#']);
    expect(pages).toEqual([
      ['a', '', 'Problem', ['problem-1', 'Problem'], '2'],
      ['b'],
      ['c', 'Cost'],
    ]);
  });

  it('has its pages in several lines, and a heading has the same character in all of them', () => {
    const many = {...headings, pages: Array.from({length: 100}, (_, n) => page(`/${n}`, ['Cost']))};
    const file = packHeadings(many);
    const [{sections}, ...lines] = file;
    expect(lines.length).toBeGreaterThan(2);
    expect([sections[0], sections.at(-1)]).toEqual(['#', '$']);
    expect(unpackHeadings(file).pages).toEqual(many.pages);
  });

  it('is read as it was written if there are more headings than characters', () => {
    const pages = Array.from({length: 600}, (_, n) =>
      page(
        `/${n}`,
        Array.from({length: 100}, (_each, i) => `Cost ${n * 100 + i}`),
      ),
    );
    const many = {...headings, pages: [...pages, ...pages]};
    const read = unpackHeadings(parseLines(headingsText(packHeadings(many))));
    expect(read.pages).toEqual(JSON.parse(JSON.stringify(many.pages)));
  });
});
