import type {Cells, Value} from '../../model/trace';
import {formatValue, isKind} from './values';

/** An entry of a map or an element of a list, as text. */
export interface Content {
  /** The key of the entry; empty for an element. */
  readonly name: string;
  readonly text: string;
}

/** Returns the entries of a map or the elements of a list; other values have none. */
export function contentsOf(
  value: Value | undefined,
  arrays: ReadonlyMap<number, Cells>,
): readonly Content[] {
  const format = (held: Value) => formatValue(held, arrays);
  if (isKind(value, 'map')) {
    return value.entries.map(([key, held]) => ({name: format(key), text: format(held)}));
  }
  return isKind(value, 'list') ? value.items.map((item) => ({name: '', text: format(item)})) : [];
}

/** Formats an entry of a map. */
export const entryText = ({name, text}: Content): string => `${name} → ${text}`;

/**
 * Returns a function that says whether others lack an entry or element. Each of the others counts
 * once: of two equal entries, as in a multimap, the others may lack the second.
 */
export function lackedBy(others: readonly Content[]): (content: Content) => boolean {
  const rest = others.map(entryText);
  return (content) => {
    const at = rest.indexOf(entryText(content));
    if (at >= 0) {
      rest.splice(at, 1);
    }
    return at < 0;
  };
}
