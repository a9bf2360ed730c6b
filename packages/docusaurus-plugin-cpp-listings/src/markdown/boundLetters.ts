import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ApproachData, ProblemData} from '../model/problem';

/** Matches a formula, which uses letters but does not say what they are. */
const formula = /O\([^)]*\)/g;

/** Returns the letters of a bound; a logarithm is none. */
const lettersOf = (bound: string) =>
  [...bound.matchAll(formula)].flatMap(([text]) => text.match(/\b[a-zA-Z](?=\b|[²³])/g) ?? []);

/** Returns the words of a page's text that stand outside formulas. */
function wordsOf(tree: Root): ReadonlySet<string> {
  const words: string[] = [];
  visit(tree, ['text', 'inlineCode'], (node) => {
    const {value = ''} = node as {value?: string};
    words.push(...(value.replace(formula, '').match(/[\p{L}\p{N}_]+/gu) ?? []));
  });
  return new Set(words);
}

/**
 * Requires that a page mentions each letter of the bounds that it shows. Nothing has to be said
 * about n, the number of elements, or about an input of the problem.
 *
 * @throws Error naming the listing, the bound and the letter.
 */
export function requireLetters(
  tree: Root,
  {inputs}: Pick<ProblemData, 'inputs'>,
  approaches: readonly Pick<ApproachData, 'file' | 'time' | 'space'>[],
): void {
  const known = new Set(['n', 'O', ...inputs.map(({name}) => name)]);
  let words: ReadonlySet<string> | undefined;
  for (const {file, time, space} of approaches) {
    for (const bound of [time, space]) {
      const unknown = lettersOf(bound).filter((letter) => !known.has(letter));
      words ??= unknown.length > 0 ? wordsOf(tree) : undefined;
      const letter = unknown.find((each) => !words?.has(each));
      if (letter !== undefined) {
        throw new Error(
          `the bound ${bound} of ${file} uses ${letter}, which the text of this page never mentions; say what ${letter} is, or correct the bound`,
        );
      }
    }
  }
}
