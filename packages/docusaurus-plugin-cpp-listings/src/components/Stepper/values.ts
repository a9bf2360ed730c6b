import {translate} from '@docusaurus/Translate';
import type {Call, Cells, Local, Step, Value} from '../../model/trace';

type Kind = Extract<Value, {readonly kind: string}>['kind'];

/** A value of a kind. */
export type ValueOf<K extends Kind> = Extract<Value, {readonly kind: K}>;

/** Whether a value is of a kind. */
export const isKind = <K extends Kind>(value: Value | undefined, kind: K): value is ValueOf<K> =>
  typeof value === 'object' && value.kind === kind;

/** Returns the arrays of a step by their ids. */
export const cellsById = ({arrays}: Pick<Step, 'arrays'>): ReadonlyMap<number, Cells> =>
  new Map(arrays.map((cells) => [cells.id, cells]));

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

/** Formats a pointer by the cell that it points at, where its array has a title. */
export const pointerText = (value: ValueOf<'pointer'>, title: string | undefined): string =>
  title === undefined ? formatValue(value) : `→ ${title}[${value.index}]`;

/** Returns the variables that names refer to: of several of one name, the innermost scope's. */
export const visibleLocals = ({locals}: Call): Local[] =>
  locals.filter(
    ({name}, index) => !locals.some((other, later) => later > index && other.name === name),
  );

/** Returns the value of a name in a call: that of the innermost scope's variable. */
export const valueOf = (call: Call | undefined, name: string): Value | undefined =>
  call?.locals.filter((local) => local.name === name).at(-1)?.value;
