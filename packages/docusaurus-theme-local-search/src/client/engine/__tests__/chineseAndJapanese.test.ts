import {describe, expect, it} from 'vitest';
import {openIndex} from '../../../__tests__/__fixtures__/openIndex';

const {answerWhole} = openIndex(
  [
    ['数据', '这里讲的是数据结构与算法。'],
    ['旋转', '旋转数组是什么？用 std::rotate 就可以。'],
    ['アルゴリズム', 'この章では配列のアルゴリズムとデータベースを扱います。'],
    ['数据库', '这里讲的是数据库的结构。'],
  ].map(([title = '', content = ''], page) => ({
    path: `/${page}`,
    title,
    category: 'default' as const,
    breadcrumbs: [],
    sections: [{anchor: '', heading: title, content}],
  })),
);

const ask = (query: string) => answerWhole({query, pages: 10, sectionsPerPage: 1});

describe('Chinese and Japanese texts, which have no spaces', () => {
  it.each([
    ['数据结构', '/0'],
    ['算法', '/0'],
    ['数组', '/1'],
    ['アルゴリズム', '/2'],
    ['配列', '/2'],
    ['データベース', '/2'],
    ['数据库', '/3'],
    ['数', '/0'],
  ])('are found by a word within a sentence: %s', (query, path) => {
    expect(ask(query).pages[0]?.path).toBe(path);
  });

  it('have the whole word marked', () => {
    const marked = ask('数据库').pages[0]?.sections[0]?.excerpt.filter(({isMatch}) => isMatch);
    expect(marked?.map(({text}) => text)).toEqual(['数据库']);
  });

  it.each([
    ['"数据结构"', ['/0']],
    ['"データベース"', ['/2']],
    ['"据构"', []],
  ])('are found word for word by a quoted phrase: %s', (query, paths) => {
    expect(ask(query).pages.map(({path}) => path)).toEqual(paths);
  });
});
