import {highlightParameter} from '../shared';

/** Returns the address of a hit with the words to highlight, placed before the fragment. */
export function resultAddress(path: string, words: readonly string[]): string {
  if (words.length === 0) {
    return path;
  }
  const [page = '', fragment] = path.split('#', 2);
  const parameters = new URLSearchParams({[highlightParameter]: words.join(' ')});
  return `${page}?${parameters.toString()}${fragment === undefined ? '' : `#${fragment}`}`;
}
