import {expect, it} from 'vitest';
import {Parts} from '../parts';
import {planQuery, type Concept} from '../planQuery';
import {TextIndex} from '../textIndex';

/** Plans a query of an index of headings, all of which is loaded. */
function plan(query: string, ...headings: readonly string[]) {
  const parts = new Parts();
  parts.add('words-0');
  parts.add('vocabulary');
  const index = new TextIndex(parts, 1);
  index.addPage('', headings);
  return planQuery(index, headings.length, query);
}

const typedOf = (concepts: readonly Concept[]) => concepts.map(({typed}) => typed);

/** Returns the words that a typed word of a query stands for; undefined if it is no concept. */
const standsFor = (typed: string, query: string, ...headings: readonly string[]) =>
  plan(query, ...headings)
    .concepts.find((concept) => concept.typed === typed)
    ?.expansions.map(({term}) => term);

it('a query counts up to 16 different words and 200 characters', () => {
  const words = Array.from({length: 20}, (_, i) => `word${String.fromCharCode(97 + i)}`);
  expect(typedOf(plan(words.join(' ')).concepts)).toEqual(words.slice(0, 16));
  expect(plan(`${'x'.repeat(199)} walrus`).words).toEqual(['x'.repeat(199)]);
});

it('characters of a pasted word that are not seen do not count', () => {
  expect(plan('sub\u00ADarray push\u200B_back').words).toEqual(['subarray', 'push', 'back']);
});

it('two words are also one word that is known, but not if one is a number, a letter or a stop word', () => {
  expect(standsFor('subarray', 'sub array ', 'subarray')).toEqual(['subarray']);
  expect(standsFor('int32', 'int 32 ', 'int32')).toBeUndefined();
  expect(standsFor('xaxis', 'x axis ', 'xaxis')).toBeUndefined();
  expect(standsFor('inplace', 'in place ', 'inplace')).toBeUndefined();
});

it('words with a stop word among them are also the identifier that they make, if it is known', () => {
  expect(standsFor('out_of_range', 'an index out of range ', 'out_of_range')).toEqual([
    'out_of_range',
  ]);
  expect(standsFor('first_of_all_of', 'first of all of us ', 'first_of_all_of')).toBeDefined();
  expect(standsFor('out_of_range', 'range out of ', 'out_of_range')).toBeUndefined();
  expect(standsFor('max_element', 'max element ', 'max_element')).toBeUndefined();
});

it('a keyword of a page is a bonus if it is the query, or two to four words of it', () => {
  const keywords = ['two sum', 'sum of all sums', 'the sum of all sums', '3 sum', 'x axis'];
  const found = (query: string) => {
    const parts = new Parts();
    parts.add('words-0');
    parts.add('vocabulary');
    const index = new TextIndex(parts, 1);
    index.addWords(keywords.map((keyword) => [keyword, [1], [0]]));
    const {concepts} = planQuery(index, 1, query);
    return concepts.filter(({expansions, isWanted}) => expansions.length > 0 && !isWanted);
  };
  const typedIn = (query: string) => typedOf(found(query));
  expect(typedIn('my two sum again ')).toEqual(['two sum']);
  expect(typedIn('my sum of all sums ')).toEqual(['sum of all sums']);
  expect(typedIn('the sum of all sums again ')).toEqual(['sum of all sums']);
  expect(typedIn('the sum of all sums ')).toContain('the sum of all sums');
  expect(typedIn('3 sum ')).toEqual(['3 sum']);
  expect(typedIn('my two sums again ')).toEqual(['two sum']);
  expect(typedIn('summing of all sum ')).toEqual(['sum of all sums']);
  // This keyword is in a file that the words alone do not need.
  expect(typedIn('my x axis ')).toEqual([]);
});

it('an unfinished word is at least as common as the words that it begins, even if a form of it is rare', () => {
  const rarityOf = (query: string) =>
    plan(query, 'ar', 'array', 'array', 'array').concepts[0]?.rarity ?? 0;
  expect(standsFor('arr', 'arr', 'ar', 'array')).toEqual(['ar', 'array']);
  expect(rarityOf('arr')).toBeLessThan(rarityOf('array'));
  expect(rarityOf('array')).toBeLessThan(rarityOf('ar '));
});

it('a part of such a word is not taken for a misspelling', () => {
  expect(standsFor('array', 'sub array ', 'subarray', 'arrax')).toEqual(['subarray']);
});

it('a word that pages write as two with a particle is these two, unless it resembles another', () => {
  expect(typedOf(plan('lookup ', 'look').concepts)).toEqual(['look', 'up']);
  expect(standsFor('lookup', 'lookup ', 'look', 'lockup')).toEqual(['lockup']);
});

it('the likeliest guess at a misspelt word counts as much as the word itself', () => {
  const weightsFor = (query: string) =>
    plan(query, 'subarray', 'sunarray').concepts[0]?.expansions.map(({weight}) => weight);
  expect(weightsFor('subarray ')).toEqual([1]);
  expect(weightsFor('subbarray ')).toEqual([1, 0.5]);
});

it('an unknown identifier stands for a very similar one only', () => {
  expect(standsFor('push_bakc', 'push_bakc ', 'push_back')).toEqual(['push_back']);
  expect(standsFor('xush_bakk', 'xush_bakk ', 'push_back')).toEqual([]);
});

it('the words of an identifier are only parts of it if it is known', () => {
  const partsOf = (query: string) =>
    typedOf(plan(query, 'push_back').concepts.filter(({isPart}) => isPart));
  expect(partsOf('push_back ')).toEqual(['push', 'back']);
  expect(partsOf('push_bakc ')).toEqual([]);
});

it('the last letter of an unknown identifier counts as much as a letter alone', () => {
  const rarityIn = (query: string) =>
    plan(query, 'r', 'otter').concepts.find(({typed}) => typed === 'r')?.rarity;
  expect(rarityIn('zzqxj_r')).toBeCloseTo(rarityIn('r') ?? NaN);
});

it('a word that was typed is wanted, even if two other words are the same as one', () => {
  const {concepts} = plan('subarray sub array ', 'subarray');
  expect(concepts.find(({typed}) => typed === 'subarray')).toMatchObject({isWanted: true});
});

it('two words that are also one do not change what the other words stand for', () => {
  expect(standsFor('walrus', 'sub array walrus ', 'subarray', 'walrus')).toEqual(['walrus']);
});

it('a letter is searched like a word if there are only stop words beside it', () => {
  const isStopIn = (query: string) =>
    plan(query, 'the walrus k').concepts.find(({typed}) => typed === 'k')?.isStopword;
  expect(isStopIn('the k ')).toBe(false);
  expect(isStopIn('walrus k ')).toBe(true);
});

it('a word that no page has stands for words that it begins, even if it is not the last', () => {
  expect(standsFor('wal', 'wal otter ', 'walrus', 'otter')).toEqual(['walrus']);
});

it('a word that begins a known one is not split', () => {
  expect(typedOf(plan('twoway', 'two', 'way').concepts)).toEqual(['two', 'way']);
  expect(typedOf(plan('twoway', 'two', 'way', 'twowayness').concepts)).toEqual(['twoway']);
});

it('the last part of an unfinished identifier may begin another word, but not if the identifier is known', () => {
  const unfinished = 'otter::wal';
  expect(standsFor('wal', unfinished, 'wal', 'walrus')).toEqual(['wal', 'walrus']);
  expect(standsFor('wal', `${unfinished} `, 'wal', 'walrus')).toEqual(['wal']);
  expect(standsFor('wal', unfinished, 'wal', 'walrus', unfinished)).toEqual(['wal']);
});

it('a subscript of another name is a guess only if no page has the subscript', () => {
  expect(standsFor('a[i]', 'a[i] ', 'a[i]', 'b[i]')).toEqual(['a[i]']);
  expect(standsFor('c[i]', 'c[i] ', 'a[i]', 'b[i]')).toEqual(['a[i]', 'b[i]']);
});
