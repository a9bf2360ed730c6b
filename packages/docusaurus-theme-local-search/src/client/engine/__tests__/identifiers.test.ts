import {describe, expect, it} from 'vitest';
import {openIndex} from '../../../__tests__/__fixtures__/openIndex';

/** Opens an index with one page per text. The `words` of an answer are the words to highlight. */
function open(...texts: string[]) {
  const {answerWhole} = openIndex(
    texts.map((content, page) => ({
      path: `/${page}`,
      title: `Ten to that page ${page}`,
      category: 'default',
      breadcrumbs: [],
      sections: [{anchor: '', heading: `Ten to that page ${page}`, content}],
    })),
  );
  return (query: string) => answerWhole({query, pages: 10, sectionsPerPage: 1});
}

describe('an identifier', () => {
  it.each([
    ['size_t', ['the', 'to', 'that', 'ten']],
    ['uint8_t', ['the', 'to', 'that', 'ten']],
    ['C++20', ['207', '2000', '2016']],
  ])(
    'that ends in a short word, such as %s, does not match words with that beginning',
    (query, others) => {
      const ask = open(`Use ${query} here.`, 'The 207 of 2016 go to ten that 2000 take.');
      const {pages, words} = ask(query);
      expect(pages.map(({path}) => path)).toEqual(['/0']);
      expect(words).toContain(query.toLowerCase());
      expect(words.filter((word) => others.includes(word))).toEqual([]);
    },
  );

  it('that is on no page does not match words that begin with its last letter', () => {
    expect(open('The size of ten.')('size_t').words).toEqual(['size']);
  });

  it('that is on no page is found by its only word, even if it is a stop word', () => {
    const {pages, words} = open('Add one by ++i here.', 'Nothing.')('i++');
    expect(pages.map(({path}) => path)).toEqual(['/0']);
    expect(words).toEqual(['i']);
  });

  it('that is still being typed is found by the beginning of its last word', () => {
    const ask = open('The std::partition and the part.', 'A heap.');
    expect(ask('std::part').words).toEqual(['std::partition']);
    expect(open('A partition.', 'A heap.')('std::part').words).toEqual(['partition']);
  });

  it.each([
    ['std::span', ['std::span']],
    ['std::sp', ['std::span']],
    ['O(n log n)', ['o(nlogn)']],
    ["Kadane's", ["kadane's", 'kadane']],
    ['growth 1.5', ['growth']],
    ['x % 2 == 1', []],
    ['21', ['21']],
  ])('or a number is highlighted only as a whole: for %s a page highlights %j', (query, words) => {
    const text =
      "A std::span and a span of std; O(n log n), log, Kadane's growth of 1.5: 2 or 1, 21, 15.";
    expect(open(text, 'Nothing.')(query).words).toEqual(words);
  });
});
