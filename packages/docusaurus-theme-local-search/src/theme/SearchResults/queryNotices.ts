import {translate} from '@docusaurus/Translate';
import type {Answer} from '../../client/answers';
import {hasWord} from '../../client/hasWord';

/** Says which words of a query no page has; empty where each is on one. */
export const unknownWords = ({unknown}: Answer): string =>
  unknown.length === 0
    ? ''
    : translate(
        {
          id: 'localSearch.unknown',
          message: 'No page has: {words}.',
          description: 'Shown with results, where the query has words that are on no page',
        },
        {words: unknown.join(', ')},
      );

/** Says that a query has no word; empty where it has one. */
export const wordless = (query: string): string =>
  hasWord(query)
    ? ''
    : translate({
        id: 'localSearch.wordless',
        message: 'There is no word to search for: type signs together with a name.',
        description: 'Shown for a query of punctuation and signs alone, such as <=',
      });
