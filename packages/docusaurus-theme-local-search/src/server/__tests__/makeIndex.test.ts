import {describe, expect, it} from 'vitest';
import {readLength, wordsFileOf, type Page, type StoredWord, type WordsFile} from '../../shared';
import type {HeadingsFile} from '../../headingsFile';
import {loadStemmer} from '../languages';
import {makeIndex, type Index, type Sizes} from '../makeIndex';

const page = (name: string, ...contents: string[]): Page => ({
  path: `/${name}`,
  title: name,
  category: 'default',
  breadcrumbs: ['Up'],
  sections: contents.map((content, i) => ({anchor: `a${i}`, heading: `A${i}`, content})),
});

const stemmer = loadStemmer('indonesian');
const make = (pages: readonly Page[], sizes?: Sizes) => makeIndex('1.0', pages, stemmer, sizes);

const headerOf = ({parts}: Index) => (parts.get('headings') as HeadingsFile)[0];

const apart: Sizes = {occurrencesPerFile: 1, charactersInOneFile: 0, charactersPerFile: 0};

describe('makeIndex', () => {
  it('stores titles, headings and approximate text lengths in the first part', () => {
    expect(make([page('one', 'a b c', '')]).parts.get('headings')).toMatchObject([
      {version: '1.0', paths: ['/one'], breadcrumbs: [['Up']]},
      [['one', 'A0', 'A1']],
    ]);
    const [long = '', short = ''] = headerOf(make([page('one', 'a '.repeat(100), 'a')])).lengths;
    expect(readLength(long)).toBeGreaterThan(85);
    expect(readLength(long)).toBeLessThan(115);
    expect(readLength(short)).toBeCloseTo(1, 0);
  });

  // cspell:ignore buku menjual
  it.each([
    ['english', 'rotates', true],
    ['indonesian', 'buku', true],
    ['indonesian', 'menjual', undefined],
  ] as const)(
    'notes whether stems keep the first letter, in %s for %s',
    (language, word, expected) => {
      const inText = page('one', word);
      const inHeading = {...page('one', ''), sections: [{anchor: 'a', heading: word, content: ''}]};
      const inTitle = {...page('one', ''), title: word};
      for (const one of [inText, inHeading, inTitle]) {
        const index = makeIndex('1.0', [one], loadStemmer(language));
        expect(headerOf(index).stemsKeepInitials).toBe(expected);
      }
    },
  );

  it('stores the sections and the frequency of each word', () => {
    const {parts} = make([page('one', 'heap', 'stack heap heap'), page('two', 'none', 'heap')]);
    const {words} = parts.get('words-0') as WordsFile;
    expect(words.find(([term]) => term === 'heap')).toEqual(['heap', [1, 1, 2], [1, 2, 1]]);
  });

  it('stores a frequency of at most 63', () => {
    const {parts} = make([page('one', 'heap '.repeat(64))]);
    expect(parts.get('words-0')).toMatchObject({words: [['heap', [1], [63]]]});
  });

  it('stores the keywords of a section separately from its text, by word and as a whole', () => {
    const [heap, stack] = page('one', 'heap', 'stack').sections;
    const keywords = ['heap sort', 'sort', '<'];
    const sections = [{...heap, keywords}, stack] as Page['sections'];
    const {parts} = make([{...page('one'), sections}]);
    const {words} = parts.get('words-0') as WordsFile;
    expect(words).toEqual([
      ['heap', [1, 0], [1, 0]],
      ['heap sort', [1], [0]],
      ['sort', [1], [0]],
      ['stack', [2], [1]],
    ]);
    expect(parts.get('text-0')).toMatchObject({pages: [['heap', 'stack']]});
    expect(JSON.stringify(parts.get('headings'))).not.toContain('sort');
  });

  // cspell:ignore dibaca
  it('stores each word in the file of its prefix and in the file of its stem', () => {
    const words = 'rotate rotor stable dibaca array sort heap stack';
    const {parts, fileCounts} = make([page('one', words)], apart);
    const wordsFiles = fileCounts.words;
    const holds = (file: number, term: string) =>
      (parts.get(`words-${file}`) as WordsFile).words.some(([word]: StoredWord) => word === term);
    expect(wordsFiles).toBeGreaterThanOrEqual(8);
    for (const word of words.split(' ')) {
      expect(holds(wordsFileOf(word.slice(0, 2), wordsFiles), word)).toBe(true);
    }
    const stem = stemmer('dibaca');
    expect(wordsFileOf(stem, wordsFiles)).not.toBe(wordsFileOf('dibaca', wordsFiles));
    expect(holds(wordsFileOf(stem, wordsFiles), 'dibaca')).toBe(true);
  });

  it('has more word files than the minimum if fewer words then share a file', () => {
    const filesOf = (files: number) => ['heap', 'stack'].map((word) => wordsFileOf(word, files));
    expect(new Set(filesOf(2)).size).toBe(1);
    expect(new Set(filesOf(3)).size).toBe(2);
    expect(make([page('one', 'heap stack')], apart).fileCounts.words).toBe(3);
  });

  it('lists each word once in the vocabulary', () => {
    const {parts} = make([page('one', 'b a'), page('two', 'a c')]);
    expect(parts.get('vocabulary')).toMatchObject({words: 'a\nb\nc'});
  });

  it('stores the texts of a small site in one file, and splits those of a large one', () => {
    const pages = [
      page('one', 'x', 'y'),
      page('two', 'z'),
      page('three', '12'),
      page('four', '3'),
      page('five', '4567'),
    ];
    const all = [['x', 'y'], ['z'], ['12'], ['3'], ['4567']];
    const texts = ({parts}: Index) => [...parts].filter(([part]) => part.startsWith('text-'));
    const small = make(pages);
    expect(texts(small)).toMatchObject([['text-0', {pages: all}]]);
    expect(headerOf(small)).toMatchObject({pagesOfTexts: [5]});
    const largestInOne = make(pages, {...apart, charactersInOneFile: 10});
    expect(texts(largestInOne)).toMatchObject([['text-0', {pages: all}]]);
    const large = make(pages, {...apart, charactersPerFile: 3});
    expect(texts(large)).toMatchObject([
      ['text-0', {pages: [['x', 'y'], ['z']]}],
      ['text-1', {pages: [['12'], ['3']]}],
      ['text-2', {pages: [['4567']]}],
    ]);
    expect(headerOf(large)).toMatchObject({pagesOfTexts: [2, 2, 1]});
  });

  it('has a word file but no text file if there are no pages', () => {
    expect([...make([]).parts.keys()]).toEqual(['headings', 'vocabulary', 'words-0']);
  });
});
