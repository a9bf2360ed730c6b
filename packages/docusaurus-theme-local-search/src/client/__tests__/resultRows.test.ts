import {expect, test} from 'vitest';
import type {Answer, PageHit, SectionHit} from '../answers';
import {countPages, groupPages, listRows, toRows} from '../resultRows';

const plain = (text: string) => [{text, isMatch: false}];
const match = (text: string) => [{text, isMatch: true}];

const section = (path: string, excerpt = plain('text')): SectionHit => ({
  path,
  heading: plain('Section'),
  excerpt,
});

const page = (parts: Partial<PageHit> = {}): PageHit => ({
  path: '/page',
  title: plain('Page'),
  category: 'default',
  breadcrumbs: [],
  sections: [],
  ...parts,
});

test('a page without sections becomes one row', () => {
  expect(toRows(page())).toMatchObject({top: {path: '/page', excerpt: []}, sections: []});
});

test('a page with a matching title is not a result if a section is the best match', () => {
  const {top, sections} = toRows(page({title: match('Page'), sections: [section('/page#a')]}));
  expect(top).toBeUndefined();
  expect(sections.map(({path}) => path)).toEqual(['/page#a']);
});

test('a page is not a result if only a section matches', () => {
  const rows = toRows(page({sections: [section('/page#a')]}));
  expect(rows.top).toBeUndefined();
  expect(rows.sections).toHaveLength(1);
});

test('the text above the first heading is shown with the page, not in a second row', () => {
  const {top, sections} = toRows(
    page({sections: [section('/page', match('lead')), section('/page#a')]}),
  );
  expect(top?.excerpt).toEqual(match('lead'));
  expect(sections.map(({path}) => path)).toEqual(['/page#a']);
});

test('the text above the first heading is a row of its own if another section is the better match', () => {
  const {top, sections} = toRows(page({sections: [section('/page#a'), section('/page')]}));
  expect(top).toBeUndefined();
  expect(sections.map(({path}) => path)).toEqual(['/page#a', '/page']);
});

test('the category of the best page comes first, and pages keep their order within a category', () => {
  const groups = groupPages([
    page({path: '/post', category: 'blogs'}),
    page({path: '/one'}),
    page({path: '/other-post', category: 'blogs'}),
  ]);
  expect(groups.map(({category}) => category)).toEqual(['blogs', 'default']);
  expect(listRows(groups).map(({path}) => path)).toEqual(['/post', '/other-post', '/one']);
});

test('pages are counted by category and in total', () => {
  const answer: Answer = {
    query: 'q',
    pages: [],
    counts: {default: 5, blogs: 2, pages: 1},
    words: [],
    unknown: [],
    instead: [],
    isComplete: true,
  };
  expect(countPages(answer, 'blogs')).toBe(2);
  expect(countPages(answer, undefined)).toBe(8);
});
