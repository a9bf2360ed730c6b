import {translate} from '@docusaurus/Translate';
import exercises from '@generated/contiguous-listings/default/exercises.json';
import type {Progress} from '@site/src/plugins/listings/client/progress';
import useProgress from '@site/src/plugins/listings/client/useProgress';

/** How far a reader is with an article. */
export interface Mark {
  /** `✓ 2/3`; empty for an article that was not begun. */
  readonly sign: string;
  /** The same in words. */
  readonly words: string;
}

/** Says how far a reader is with an article. */
function markOf(article: string, {read, solved}: Progress): Mark {
  const all = exercises[article] ?? 0;
  const count = solved.filter((problem) => problem.startsWith(`${article}/`)).length;
  const isRead = read.includes(article);
  const readWord = translate({id: 'listings.progress.read', message: 'Read'});
  const solvedWords = translate(
    {id: 'listings.progress.solved', message: '{count} of {all} exercises solved'},
    {count, all},
  );
  return {
    sign: [isRead && '✓', count > 0 && `${count}/${all}`].filter(Boolean).join(' '),
    words: [isRead && readWord, count > 0 && solvedWords].filter(Boolean).join('; '),
  };
}

/** How far this reader is with an article; nothing while the page is the server's. */
export default function useMark(article: string): Mark {
  return markOf(article, useProgress());
}
