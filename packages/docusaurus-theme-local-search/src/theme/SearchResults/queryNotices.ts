import {translate} from '@docusaurus/Translate';
import type {Answer} from '../../client/answers';
import {hasWord} from '../../client/hasWord';

/** Says which words of a query no page has, and what was searched for instead; empty where each is on one. */
export function unknownWords({unknown, instead}: Answer): string {
  const none = translate(
    {
      id: 'localSearch.unknown',
      message: 'No page contains: {words}.',
      description: 'Shown with results, where the query has words that are on no page',
    },
    {words: unknown.join(', ')},
  );
  const guesses = translate(
    {
      id: 'localSearch.instead',
      message: 'Shown instead: {words}.',
      description: 'Follows the words that are on no page, where some may be misspelt',
    },
    {words: instead.join(', ')},
  );
  return [unknown.length > 0 && none, instead.length > 0 && guesses].filter(Boolean).join(' ');
}

/** Says that a query has no word; empty where it has one. */
export const wordless = (query: string): string =>
  hasWord(query)
    ? ''
    : translate({
        id: 'localSearch.wordless',
        message: 'There is no word to search for. Type a name, such as std::swap or operator[].',
        description: 'Shown for a query of punctuation and signs alone, such as <=',
      });
