import type {Answer} from './answers';

/**
 * Completes an answer that a reader already sees: its pages keep their places, with the
 * new results, and new pages follow.
 *
 * @param previous an answer to the same question from less of the index.
 */
export function extendAnswer(previous: Answer, next: Answer): Answer {
  const updated = new Map(next.pages.map((page) => [page.path, page]));
  const kept = previous.pages.map((page) => updated.get(page.path) ?? page);
  const shown = new Set(kept.map(({path}) => path));
  return {...next, pages: [...kept, ...next.pages.filter(({path}) => !shown.has(path))]};
}
