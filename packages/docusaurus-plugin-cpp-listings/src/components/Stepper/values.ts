import {translate} from '@docusaurus/Translate';
import type {Call, Cells, Value} from '../../model/trace';

/** Returns the number of elements of an array, of which not all may be drawn. */
export const sizeOf = ({values, size}: Cells): number => size ?? values.length;

/** Whether two values read the same. */
export function sameValue(a: Value | undefined, b: Value | undefined): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

/** Formats a value where there is no room to draw it. */
export function formatValue(value: Value): string {
  if (typeof value !== 'object') {
    return typeof value === 'string' ? JSON.stringify(value) : String(value);
  }
  switch (value.kind) {
    case 'none':
      return translate({
        id: 'cppListings.value.none',
        message: 'none',
        description: 'The value of an empty std::optional',
      });
    case 'unknown':
      return '?';
    case 'big':
      return value.digits;
    case 'words':
      return value.words;
    case 'array':
      return `[${value.from}, ${value.to})`;
    case 'pointer':
      return `→ ${value.index}`;
    case 'elsewhere':
      return '→';
    case 'list':
      return `{${value.items.map(formatValue).join(', ')}}`;
    case 'map':
      return `{${value.entries.map((entry) => entry.map(formatValue).join(' → ')).join(', ')}}`;
    case 'record':
      return `{${value.fields.map(([name, field]) => `${name}: ${formatValue(field)}`).join(', ')}}`;
  }
}

/**
 * Returns the value of a name in a call: of several variables of one name, the innermost scope's.
 */
export function valueOf(call: Call | undefined, name: string): Value | undefined {
  return call?.locals.filter((local) => local.name === name).at(-1)?.value;
}
