import {translate} from '@docusaurus/Translate';
import type {Call, Cells, Local, Step, Value} from '../../model/trace';
import {valuesIn} from '../../model/valuesIn';

type Kind = Extract<Value, {readonly kind: string}>['kind'];

/** A value of a kind. */
export type ValueOf<K extends Kind> = Extract<Value, {readonly kind: K}>;

/** Returns whether a value is of a kind. */
export const isKind = <K extends Kind>(value: Value | undefined, kind: K): value is ValueOf<K> =>
  typeof value === 'object' && value.kind === kind;

/** Returns the arrays of a step by their ids. */
export const cellsById = ({arrays}: Pick<Step, 'arrays'>): ReadonlyMap<number, Cells> =>
  new Map(arrays.map((cells) => [cells.id, cells]));

/** Returns the number of elements of an array; a step may draw only some of them. */
export const sizeOf = ({values, size}: Cells): number => size ?? values.length;

/** Returns whether two values have the same contents. */
export function sameValue(a: Value | undefined, b: Value | undefined): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

/** The largest number of elements that a text lists of an array within a value. */
const maxElementsInText = 3;

/**
 * Formats a value as text, for places where there is no room to draw it.
 *
 * @param arrays the arrays of its step. A block that a pointer leads to is drawn, so the text omits
 * it; the elements of a vector are listed.
 */
export function formatValue(value: Value, arrays?: ReadonlyMap<number, Cells>): string {
  const format = (inner: Value) => formatValue(inner, arrays);
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
    case 'array': {
      const cells = arrays?.get(value.id);
      if (!cells || cells.block) {
        return cells ? '→' : '[…]';
      }
      const listed = cells.values
        .slice(value.from, value.to)
        .slice(0, maxElementsInText)
        .map(format);
      const isWhole = listed.length === value.to - value.from;
      return `{${[...listed, ...(isWhole ? [] : ['…'])].join(', ')}}`;
    }
    case 'pointer':
      return `→ ${value.index}`;
    case 'element':
      return `→ ${format(value.value)}`;
    case 'elsewhere':
      return '→';
    case 'list':
      return `{${value.items.map(format).join(', ')}}`;
    case 'map':
      return `{${value.entries.map((entry) => entry.map(format).join(' → ')).join(', ')}}`;
    case 'record':
      return `{${value.fields.map(([name, field]) => `${name}: ${format(field)}`).join(', ')}}`;
  }
}

/** Returns the block that a pointer leads to, if the value stands for the whole block. */
export function blockOf(value: Value, step: Pick<Step, 'arrays'>): Cells | undefined {
  if (!isKind(value, 'array')) {
    return undefined;
  }
  const cells = step.arrays.find(({id}) => id === value.id);
  return cells?.block && value.from === 0 && value.to === sizeOf(cells) ? cells : undefined;
}

/** Returns whether a value, or a part of it, cannot be shown. */
export const isHidden = (value: Value): boolean =>
  isKind(value, 'elsewhere') || valuesIn(value).some(isHidden);

/** Formats a pointer by the cell that it points at, if its array has a title. */
export const pointerText = (value: ValueOf<'pointer'>, title: string | undefined): string =>
  title === undefined ? formatValue(value) : `→ ${title}[${value.index}]`;

/** Returns the visible variables: of several with the same name, that of the innermost scope. */
export const visibleLocals = ({locals}: Call): Local[] =>
  locals.filter(
    ({name}, index) => !locals.some((other, later) => later > index && other.name === name),
  );

/** Returns the value of a name in a call: that of the variable in the innermost scope. */
export const valueOf = (call: Call | undefined, name: string): Value | undefined =>
  call?.locals.filter((local) => local.name === name).at(-1)?.value;
