import {expect, it} from 'vitest';
import {relate, type Article} from '../relations';

const lines = (article: Pick<Article, 'position' | 'buildsOn' | 'seeAlso'>) =>
  [
    '---',
    `sidebar_position: ${article.position}`,
    'builds_on:',
    ...Object.entries(article.buildsOn).map(([id, sentence]) => `  ${id}: ${sentence}`),
    'see_also:',
    ...Object.entries(article.seeAlso).map(([id, sentence]) => `  ${id}: ${sentence}`),
    '---',
  ].join('\n');

function article(
  id: string,
  position: number,
  relations: Partial<Pick<Article, 'buildsOn' | 'seeAlso'>> = {},
): Article {
  const own = {position, buildsOn: {}, seeAlso: {}, ...relations};
  return {
    id,
    file: `docs/${id}.mdx`,
    fileContent: lines(own),
    path: `/docs/${id}`,
    title: `Title of ${id}`,
    ...own,
  };
}

it('returns the articles that an article builds on, those that build on it, and the next article', () => {
  const first = article('first', 1);
  const second = article('second', 2, {buildsOn: {first: 'Both loop.'}});
  const third = article('third', 3, {buildsOn: {second: 'Both sort.', first: 'Both read.'}});
  const inOrder = [first, second, third];
  const link = (to: Article, sentence?: string) => ({
    path: to.path,
    title: to.title,
    ...(sentence !== undefined && {sentence}),
  });
  expect(relate(first, inOrder)).toEqual({
    before: [],
    after: [link(second, 'Both loop.'), link(third, 'Both read.')],
    similar: [],
    next: link(second),
  });
  expect(relate(third, inOrder)).toEqual({
    before: [link(first, 'Both read.'), link(second, 'Both sort.')],
    after: [],
    similar: [],
  });
});

it('returns similar articles for both of them, in either order', () => {
  const first = article('first', 1, {seeAlso: {second: 'Both count.'}});
  const second = article('second', 2);
  const sentences = (own: Article) =>
    relate(own, [first, second]).similar.map(({path, sentence}) => [path, sentence]);
  expect(sentences(first)).toEqual([['/docs/second', 'Both count.']]);
  expect(sentences(second)).toEqual([['/docs/first', 'Both count.']]);
});

it('an unlisted article may build on others, but no other article links to it', () => {
  const first = article('first', 1);
  const unlisted = article('unlisted', 9, {buildsOn: {first: 'Both loop.'}});
  expect(relate(unlisted, [first])).toEqual({
    before: [{path: first.path, title: first.title, sentence: 'Both loop.'}],
    after: [],
    similar: [],
  });
  expect(relate(first, [first])).toEqual({before: [], after: [], similar: []});
});

const first = article('first', 1);
const buildsOn = (id: string) => ({buildsOn: {[id]: 'Both loop.'}});

it.each([
  [
    article('second', 2, buildsOn('fourth')),
    [first],
    /^docs\/second\.mdx:4: "builds_on\.fourth" in the front matter: there is no article "fourth"; articles: first$/,
  ],
  [article('only', 1, buildsOn('fourth')), [], /there is no article "fourth"; articles: none$/],
  [
    article('second', 2, buildsOn('second')),
    [first],
    'docs/second.mdx:4: "builds_on.second" in the front matter: an article is not related to itself',
  ],
  [
    article('second', 2, buildsOn('third')),
    [first, article('third', 3)],
    'docs/second.mdx:4: "builds_on.third" in the front matter: that article comes later, at sidebar_position 3',
  ],
  [
    article('second', 1),
    [first],
    'docs/second.mdx:2: "sidebar_position" in the front matter: 1 is the position of docs/first.mdx',
  ],
  [
    article('second', 2, {...buildsOn('first'), seeAlso: {first: 'Both loop.'}}),
    [first],
    'docs/second.mdx:6: "see_also.first" in the front matter: docs/second.mdx already states this relation',
  ],
  [
    article('second', 2, {seeAlso: {third: 'Both loop.'}}),
    [first, article('third', 3, buildsOn('second'))],
    'docs/second.mdx:5: "see_also.third" in the front matter: docs/third.mdx already states this relation',
  ],
  [
    article('second', 2, {seeAlso: {third: 'Both loop.'}}),
    [first, article('third', 3, {seeAlso: {second: 'Both loop.'}})],
    'docs/second.mdx:5: "see_also.third" in the front matter: docs/third.mdx already states this relation',
  ],
])(
  'rejects a relation that contradicts the order or another relation: %#',
  (wrong, others, message) => {
    const inOrder = [...others, wrong].sort((one, other) => one.position - other.position);
    expect(() => relate(wrong, inOrder)).toThrow(message);
  },
);
