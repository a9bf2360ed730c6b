import {describe, expect, it} from 'vitest';
import {openIndex} from '../../../__tests__/__fixtures__/openIndex';
import {wordsFileOf} from '../../../shared';

/** Opens an index with a few words per word file and one text file per page. */
const open = (...texts: string[]) =>
  openIndex(
    texts.map((content, page) => ({
      path: `/${page}`,
      title: `Page ${page}`,
      category: 'default',
      breadcrumbs: [],
      sections: [{anchor: '', heading: `Page ${page}`, content}],
    })),
    {occurrencesPerFile: 1, charactersInOneFile: 0, charactersPerFile: 0},
  );

const ask = (query: string) => ({query, pages: 10, sectionsPerPage: 1});

describe('an answer with missing parts', () => {
  it('is complete when the parts are loaded', () => {
    const {answer, answerWhole} = open('rotate', 'sort');
    expect(answer(ask('rotate')).isComplete).toBe(false);
    expect(answerWhole(ask('rotate')).pages.map(({path}) => path)).toEqual(['/0']);
    expect(answer(ask('rotate')).isComplete).toBe(true);
    expect(answer(ask('sort')).isComplete).toBe(false);
  });

  it("needs the word file of the stem, which may differ from the word's own", () => {
    const {answerWhole} = open('aed', 'aing', 'heap', 'stack', 'queue', 'tree', 'graph', 'list');
    // The stem of both words is "a".
    expect(wordsFileOf('aing', 8)).not.toBe(wordsFileOf('a', 8));
    expect(answerWhole(ask('aing ')).pages.map(({path}) => path)).toEqual(['/1', '/0']);
  });

  it('needs one word file for a single letter, which stands for words of headings', () => {
    const {answerWhole, fetched} = open('pages of a heap', 'a stack', 'a queue', 'a tree');
    expect(answerWhole(ask('p')).counts.default).toBe(4);
    expect(fetched.filter((part) => part.startsWith('words'))).toHaveLength(1);
  });

  it('needs the vocabulary only if a word is misspelt', () => {
    const {answerWhole, fetched} = open('rotate', 'sort');
    answerWhole(ask('rotates'));
    expect(fetched).not.toContain('vocabulary');
    expect(answerWhole(ask('orxtae')).pages).toEqual([]);
    expect(answerWhole(ask('roatte ')).pages.map(({path}) => path)).toEqual(['/0']);
    expect(fetched).toContain('vocabulary');
  });

  it('needs the word file of the word that a misspelt one may mean', () => {
    const {answerWhole} = open('walrus', 'heap', 'stack', 'queue', 'tree', 'graph', 'list', 'sort');
    expect(wordsFileOf('awlrus', 8)).not.toBe(wordsFileOf('walrus', 8));
    expect(answerWhole(ask('awlrus ')).pages.map(({path}) => path)).toEqual(['/0']);
  });

  it('needs the texts of the shown sections, and for several words those of the compared sections', () => {
    const texts = Array.from({length: 40}, () => 'rotate left');
    const one = open(...texts);
    const isText = (part: string) => part.startsWith('text-');
    one.answerWhole({...ask('rotate'), pages: 3});
    expect(one.fetched.filter(isText)).toHaveLength(3);
    const two = open(...texts);
    two.answerWhole({...ask('rotate left'), pages: 3});
    expect(two.fetched.filter(isText)).toHaveLength(16);
    const joined = open(...texts);
    joined.answerWhole({...ask('rotateleft '), pages: 3});
    expect(joined.fetched.filter(isText)).toHaveLength(16);
  });

  it('needs 32 texts at a time to search them for a phrase', () => {
    const {answer, fetchMissing, fetched} = open(...Array.from({length: 40}, () => 'rotate left'));
    const countTexts = () => {
      answer(ask('"left rotate"'));
      fetchMissing();
      return fetched.filter((part) => part.startsWith('text-')).length;
    };
    // The word files are fetched first.
    expect([countTexts(), countTexts(), countTexts()]).toEqual([0, 32, 40]);
  });

  it('finds a phrase in sections that do not rank among the best', () => {
    const {answerWhole} = open(
      ...Array.from({length: 100}, () => 'sort sort sort insertion'),
      'a long text of other words in which an insertion sort stands somewhere near its end',
    );
    const {pages, counts} = answerWhole(ask('"insertion sort"'));
    expect(pages.map(({path}) => path)).toEqual(['/100']);
    expect(counts.default).toBe(1);
  });
});
