import {describe, expect, it} from 'vitest';
import type {Question} from '../../engine/answerQuery';
import {readEntry, readHits, type ServiceEntry} from '../readHits';

const entry = (path: string, more: Partial<ServiceEntry> = {}): ServiceEntry => ({
  title: 'Three reversals',
  content: 'To rotate in place, reverse both blocks and then all.',
  section: 'Rotate an array',
  path,
  category: 'default',
  breadcrumbs: [],
  ...more,
});

const question = (query: string, more: Partial<Question> = {}): Question => ({
  query,
  pages: 5,
  sectionsPerPage: 3,
  ...more,
});

/** Returns the marked words of a text. */
const marked = (text: readonly {readonly text: string; readonly isMatch: boolean}[] = []) =>
  text.filter(({isMatch}) => isMatch).map(({text: piece}) => piece);

const answer = (of: Question, entries: readonly ServiceEntry[]) => readHits(of, entries, entries);

describe('an entry of a service', () => {
  it('is read with its fields and its breadcrumbs', () => {
    const document = {...entry('/a#b'), version: 'current', breadcrumbs: ['Guide', 7], more: 1};
    expect(readEntry(document)).toEqual({...entry('/a#b'), breadcrumbs: ['Guide']});
  });

  it('has no breadcrumbs if the service sends no list of them', () => {
    expect(readEntry({...entry('/a'), breadcrumbs: undefined}).breadcrumbs).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'entry'],
    ['one without content', {...entry('/a'), content: undefined}],
    ['one without a heading', {...entry('/a'), title: undefined}],
    ['one without a title', {...entry('/a'), section: undefined}],
    ['one whose address is no text', {...entry('/a'), path: ['/a']}],
    ['one of an unknown category', {...entry('/a'), category: 'videos'}],
    ['one with a script for an address', entry('javascript:alert(1)')],
    ['one of another host', entry('//example.org/a')],
    ['one of another host, written otherwise', entry(String.raw`/\example.org/a`)],
    ['one of another host, with a tab', entry('/\t/example.org/a')],
    ['one of another host, with a line feed', entry('/\n/example.org/a')],
    ['one of another host, with a carriage return', entry('/\r/example.org/a')],
  ])('is rejected when it is %s', (_, document) => {
    expect(() => readEntry(document)).toThrow('not an entry of this site');
  });
});

describe('an answer', () => {
  it('describes a page by its best section', () => {
    const best = entry('/turn#a', {category: 'blogs', breadcrumbs: ['Arrays', 'Moves']});
    const {query, pages} = answer(question('reversals'), [best, entry('/turn#b')]);
    expect(query).toBe('reversals');
    expect(pages[0]).toMatchObject({
      path: '/turn',
      title: [{text: 'Rotate an array', isMatch: false}],
      category: 'blogs',
      breadcrumbs: ['Arrays', 'Moves'],
    });
    expect(pages[0]?.sections[0]?.heading).toEqual([
      {text: 'Three ', isMatch: false},
      {text: 'reversals', isMatch: true},
    ]);
  });

  it('lists each page once, with its best sections, in the order of the service', () => {
    const entries = [
      entry('/turn#a'),
      entry('/sum#b', {section: 'Sum'}),
      ...['c', 'd', 'e'].map((anchor) => entry(`/turn#${anchor}`)),
    ];
    const {pages} = answer(question('rotate'), entries);
    expect(pages.map(({path}) => path)).toEqual(['/turn', '/sum']);
    expect(pages[0]?.sections.map(({path}) => path)).toEqual(['/turn#a', '/turn#c', '/turn#d']);
  });

  it('limits the number of pages, or the number per category if the question is grouped', () => {
    const entries = [
      ...['/a', '/b', '/c'].map((path) => entry(path)),
      ...['/d', '/e', '/f'].map((path) => entry(path, {category: 'blogs'})),
    ];
    const paths = (more: Partial<Question>) =>
      answer(question('rotate', {pages: 2, ...more}), entries).pages.map(({path}) => path);
    expect(paths({})).toEqual(['/a', '/b']);
    expect(paths({isGrouped: true})).toEqual(['/a', '/b', '/d', '/e']);
  });

  it('counts pages, and counts the chosen category from its own hits', () => {
    const all = [entry('/a'), entry('/a#b'), entry('/post', {category: 'blogs'})];
    const chosen = ['/post', '/other'].map((path) => entry(path, {category: 'blogs'}));
    const {counts, pages} = readHits(question('rotate', {category: 'blogs'}), all, chosen);
    expect(counts).toEqual({default: 1, blogs: 2, pages: 0});
    expect(pages.map(({path}) => path)).toEqual(['/post', '/other']);
  });

  it('marks the words of the query, words that begin with them, and their other forms', () => {
    const content = 'Rotations of a carrot: rotate, rotating, and what a rotor does.';
    const {pages} = answer(question('rotate'), [entry('/turn', {content})]);
    expect(marked(pages[0]?.title)).toEqual(['Rotate']);
    expect(marked(pages[0]?.sections[0]?.excerpt)).toEqual(['Rotations', 'rotate', 'rotating']);
  });

  it('marks only the part of an identifier that was typed', () => {
    const {pages} = answer(question('push'), [entry('/a', {content: 'Call push_back.'})]);
    expect(marked(pages[0]?.sections[0]?.excerpt)).toEqual(['push']);
  });

  it.each(['a', 'ar'])('marks the word %s of one or two letters only as a whole word', (word) => {
    const {pages} = answer(question(word), [entry('/turn', {content: `${word} array`})]);
    expect(marked(pages[0]?.sections[0]?.excerpt)).toEqual([word]);
  });

  it('marks words that begin with a word of three letters or more, though it is no form of them', () => {
    const {pages} = answer(question('arr'), [entry('/a', {content: 'An array of carrots.'})]);
    expect(marked(pages[0]?.sections[0]?.excerpt)).toEqual(['array']);
  });

  it('shows the part of a text where most of the different words are', () => {
    const content = `${'rotate '.repeat(20)}${'and so on '.repeat(60)}rotate by reversal`;
    const {pages} = answer(question('rotate reversal'), [entry('/a', {content})]);
    expect(marked(pages[0]?.sections[0]?.excerpt)).toEqual(['rotate', 'reversal']);
  });

  it('shows the part of a text with the expression that was typed', () => {
    const content = `${'x is 2, and '.repeat(30)}if x % 2 is 1, x is odd`;
    const {pages} = answer(question('x % 2'), [entry('/a', {content})]);
    const shown = pages[0]?.sections[0]?.excerpt.map(({text}) => text).join('');
    expect(shown).toContain('if x % 2 is 1');
  });

  it('marks stop words only if the query has no other words', () => {
    const content = 'reverse both and the rest';
    const excerptOf = (query: string) =>
      marked(answer(question(query), [entry('/a', {content})]).pages[0]?.sections[0]?.excerpt);
    expect(excerptOf('the reverse')).toEqual(['reverse']);
    expect(excerptOf('the and')).toEqual(['and', 'the']);
  });

  it.each([
    ['growth 1.5', ['growth']],
    ['21', ['21']],
  ])('highlights no short number if %s has other words', (query, words) => {
    expect(answer(question(query), [entry('/a')]).words).toEqual(words);
  });

  it('highlights the words as typed and their other forms', () => {
    const content = 'Reversals reverse and reversed.';
    expect(answer(question('reversing it'), [entry('/a', {content})]).words).toEqual([
      'reversing',
      'reversals',
      'reverse',
      'reversed',
    ]);
  });

  it('names no form that begins with a word as typed, because that is highlighted anyway', () => {
    const content = 'Rotates, rotated, rotation.';
    expect(answer(question('rotate'), [entry('/a', {content})]).words).toEqual([
      'rotate',
      'rotation',
    ]);
  });
  it('highlights at most 12 other forms, because they are in the address of the result', () => {
    const forms =
      'general generals generally generalize generalizes generalizing generalization generalizations ' +
      'generate generates generating generation generations generative';
    const {words} = answer(question('generalized'), [entry('/a', {content: forms})]);
    expect(words).toEqual(['generalized', ...forms.split(' ').slice(0, 12)]);
  });
});
