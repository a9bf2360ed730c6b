import {translate} from '@docusaurus/Translate';
import type {Answer} from '../../client/answers';
import {hasWord} from '../../client/hasWord';

/**
 * Returns a message with the words of a query that are on no page and the words searched for
 * instead; empty if every word is on a page.
 */
export function unknownWordsNotice({unknown, instead}: Answer): string {
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

/** Returns a message that a query contains no word; empty if it contains one. */
export const noWordsNotice = (query: string): string =>
  hasWord(query)
    ? ''
    : translate({
        id: 'localSearch.wordless',
        message: 'There is no word to search for. Type a word or a name.',
        description: 'Shown for a query of punctuation and signs alone, such as <=',
      });
