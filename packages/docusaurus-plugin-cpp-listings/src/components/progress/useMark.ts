import {translate} from '@docusaurus/Translate';
import exercises from '@generated/docusaurus-plugin-cpp-listings/default/exercises.json';
import type {Progress} from './progress';
import useProgress from './useProgress';

/** A reader's progress with an article. */
export interface Mark {
  /** `✓ 2/3`; empty if the reader has not begun the article. */
  readonly symbols: string;
  /** The same in words. */
  readonly label: string;
}

/** Describes a reader's progress with an article. */
function markOf(article: string, {read, solved}: Progress): Mark {
  const all = exercises[article] ?? 0;
  const solvedHere = solved.filter((problem) => problem.startsWith(`${article}/`));
  // An exercise that was renamed since is stored by both names.
  const count = Math.min(solvedHere.length, all);
  const isRead = read.includes(article);
  const readWord = translate({id: 'cppListings.progress.read', message: 'Read'});
  const solvedWords = translate(
    {id: 'cppListings.progress.solved', message: '{count} of {all} exercises solved'},
    {count, all},
  );
  return {
    symbols: [isRead && '✓', count > 0 && `${count}/${all}`].filter(Boolean).join(' '),
    label: [isRead && readWord, count > 0 && solvedWords].filter(Boolean).join('; '),
  };
}

/** Returns the reader's progress with an article; no progress on the server and during hydration. */
export default function useMark(article: string): Mark {
  return markOf(article, useProgress());
}
