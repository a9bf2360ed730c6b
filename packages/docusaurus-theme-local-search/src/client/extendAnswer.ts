import type {Answer} from './answers';

/**
 * Completes an answer that the reader already sees. Its pages keep their places and get the new
 * results; new pages follow.
 *
 * @param previous an answer to the same question from a smaller part of the index.
 */
export function extendAnswer(previous: Answer, next: Answer): Answer {
  const updated = new Map(next.pages.map((page) => [page.path, page]));
  const kept = previous.pages.map((page) => updated.get(page.path) ?? page);
  const shown = new Set(kept.map(({path}) => path));
  return {...next, pages: [...kept, ...next.pages.filter(({path}) => !shown.has(path))]};
}
