import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {requireLetters} from '../boundLetters';

/** Requires the letters of a bound on a page with a text. */
function requireIn(text: string, bound: string, input = 'a') {
  const tree: Root = unified().use(remarkParse).parse(text);
  const approach = {file: 'scan.cpp', time: 'O(1)', space: bound};
  return () => requireLetters(tree, {inputs: [{name: input, type: 'int[]'}]}, [approach]);
}

describe('a page that shows a bound', () => {
  it.each([
    ['n needs no explanation', 'A text.', 'O(n² log n)'],
    ['a text mentions the letter', 'There are q queries.', 'O(n + q)'],
    ['code mentions the letter', 'There are `q` of them.', 'O(n + q) on average'],
    ['the letter is an input', 'A text.', 'O(a)'],
  ])('is accepted: %s', (_, text, bound) => {
    expect(requireIn(text, bound)).not.toThrow();
  });

  it.each([
    ['a part of a word is not a letter', 'There are quick queries.', 'O(n + q)'],
    ['another bound does not explain it', 'It takes O(n + q) time.', 'O(n + q)'],
    ['a power', 'A text.', 'O(q²)'],
    ['a logarithm', 'A text.', 'O(n log q)'],
  ])('is refused: %s', (_, text, bound) => {
    expect(requireIn(text, bound)).toThrow(
      `the bound ${bound} of scan.cpp uses q, which the text of this page never mentions; ` +
        'say what q is, or correct the bound',
    );
  });
});
