import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {openIndex} from '../../../__tests__/__fixtures__/openIndex';

/** Text with words of all lengths, so that every way of matching is exercised. */
const corpus =
  'Rotate an array in place with std::rotate in O(n log n). push_back a[i] operator[] C++20 ' +
  '2^31 1,000,000 naïve constructor __proto__ toString hasOwnProperty valueOf <b>bold</b> ';

const title = (page: number) => corpus.slice(page, page + 30);

/** An index with one text file per page and many word files. */
const {answerWhole} = openIndex(
  Array.from({length: 40}, (_, page) => ({
    path: `/p${page}`,
    title: title(page),
    category: 'default' as const,
    breadcrumbs: [],
    sections: [
      {anchor: '', heading: title(page), content: corpus.repeat(3)},
      {anchor: 's', heading: 'constructor', content: corpus.slice(page)},
    ],
  })),
  {occurrencesPerFile: 50, charactersInOneFile: 0, charactersPerFile: 0},
);

/** Queries that readers and attackers may type: any Unicode, code, markup, very long strings. */
const queries = fc.oneof(
  {weight: 4, arbitrary: fc.string({unit: 'binary', maxLength: 60})},
  {weight: 2, arbitrary: fc.string({unit: 'grapheme', maxLength: 60})},
  {
    weight: 3,
    arbitrary: fc
      .array(
        fc.constantFrom(
          ...'<script> "> <img src=x onerror=1> constructor __proto__ toString std:: O( a[ [[[ ((( " “ \\ \u0000 \uD800 ﷽ 🧑‍💻 e\u0301 rotat arrays'.split(
            ' ',
          ),
        ),
        {maxLength: 12},
      )
      .map((words) => words.join(' ')),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('a', '(', 'O(', '[', '"', '::', 'é', 'ab ', '\u0301'), fc.nat(100_000))
      .map(([text, length]) => text.repeat(Math.ceil(length / text.length))),
  },
);

describe('a hostile query', () => {
  it('neither throws nor blocks, and excerpts only contain text of the index', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const begun = process.cpuUsage();
        const {pages} = answerWhole({query, pages: 5, sectionsPerPage: 3});
        // The limit is far above the usual time, and far below a noticeable freeze.
        expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1000);
        for (const {sections} of pages) {
          for (const {excerpt} of sections) {
            const shown = excerpt.map(({text}) => text).join('');
            expect(corpus.repeat(3)).toContain(shown.replaceAll(/^… | …$/g, ''));
          }
        }
      }),
      {numRuns: 10_000, seed: 20250101},
    );
  }, 120_000);
});
