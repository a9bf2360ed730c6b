import {describe, expect, it} from 'vitest';
import type {Answer, PageHit} from '../answers';
import {extendAnswer} from '../extendAnswer';

const page = (path: string, text = ''): PageHit => ({
  path,
  title: [{text: path, isMatch: false}],
  category: 'default',
  breadcrumbs: [],
  sections: [{path, heading: [], excerpt: [{text, isMatch: false}]}],
});

const answer = (pages: PageHit[], isComplete: boolean): Answer => ({
  query: 'q',
  pages,
  counts: {default: pages.length, blogs: 0, pages: 0},
  words: [],
  unknown: [],
  instead: [],
  isComplete,
});

describe('extendAnswer', () => {
  const before = answer([page('/b'), page('/a')], false);
  const after = answer([page('/c'), page('/a', 'text'), page('/b')], true);
  const extended = extendAnswer(before, after);

  it('keeps the pages that the reader saw in place and adds new ones below', () => {
    expect(extended.pages.map(({path}) => path)).toEqual(['/b', '/a', '/c']);
  });

  it('updates the pages with the new results', () => {
    expect(extended.pages[1]?.sections[0]?.excerpt).toEqual([{text: 'text', isMatch: false}]);
    expect(extended.isComplete).toBe(true);
  });

  it('keeps a page that the more complete answer leaves out', () => {
    expect(extendAnswer(before, answer([page('/c')], true)).pages.map(({path}) => path)).toEqual([
      '/b',
      '/a',
      '/c',
    ]);
  });
});
