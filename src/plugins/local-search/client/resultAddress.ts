import {highlightParameter} from '../shared';

/** The address of a hit with the words that its page is to highlight; `#` stays last. */
export function resultAddress(path: string, words: readonly string[]): string {
  if (words.length === 0) {
    return path;
  }
  const [page = '', fragment] = path.split('#', 2);
  const parameters = new URLSearchParams({[highlightParameter]: words.join(' ')});
  return `${page}?${parameters.toString()}${fragment === undefined ? '' : `#${fragment}`}`;
}
