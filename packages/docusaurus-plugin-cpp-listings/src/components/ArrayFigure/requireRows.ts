import {elementAt} from '../elementAt';
import {marks, type ArrayRange, type ArrayRow} from './rowData';

const rowKeys = ['title', 'values', 'marks', 'pointers', 'ranges', 'indices'];
const rangeKeys = ['from', 'to', 'label'];

const unknownKey = (given: object, known: readonly string[]) =>
  Object.keys(given).find((key) => !known.includes(key));

const isObject = (given: unknown): given is object => typeof given === 'object' && given !== null;

const isWithin = (index: unknown, most: number) =>
  Number.isInteger(index) && Number(index) >= 0 && Number(index) <= most;

/** Returns the fault of a row, if it has one. */
function faultOf(row: ArrayRow): string | undefined {
  if (!isObject(row)) {
    return ' must be {values: [1, 2, 3]}';
  }
  const wrong = unknownKey(row, rowKeys);
  if (wrong !== undefined) {
    return ` has no ${wrong}; it has ${rowKeys.join(', ')}`;
  }
  if (!Array.isArray(row.values)) {
    return '.values must be a list';
  }
  const size = row.values.length;
  for (const [mark, at] of Object.entries(row.marks ?? {})) {
    if (!(marks as readonly string[]).includes(mark)) {
      return `.marks has no ${mark}; it has ${marks.join(', ')}`;
    }
    if (!Array.isArray(at) || !at.every((index) => isWithin(index, size - 1))) {
      return `.marks.${mark} must be a list of indices below ${size}`;
    }
  }
  for (const [name, at] of Object.entries(row.pointers ?? {})) {
    if (!isWithin(at, size)) {
      return `.pointers.${name} must be an index up to ${size}`;
    }
  }
  const ranges = row.ranges ?? [];
  if (!Array.isArray(ranges)) {
    return '.ranges must be a list';
  }
  for (const [index, range] of ranges.entries()) {
    const given: Partial<ArrayRange> = isObject(range) ? range : {};
    const {from, to, label} = given;
    if (
      unknownKey(given, rangeKeys) !== undefined ||
      typeof label !== 'string' ||
      !isWithin(to, size) ||
      !isWithin(from, Number(to))
    ) {
      return `.ranges[${index}] must be {from, to, label} with 0 ≤ from ≤ to ≤ ${size}`;
    }
  }
  return undefined;
}

/**
 * Checks that a figure can draw the rows, because nothing checks the types of a page's attributes.
 *
 * @param place the page and line, if known.
 * @throws Error, which fails the build, naming place, part and fix.
 */
export function requireRows(rows: readonly ArrayRow[], place: string | undefined): void {
  const start = elementAt(place, '<ArrayFigure>');
  if (!Array.isArray(rows) || rows.length === 0) {
    throw new Error(`${start} needs rows={[{values: [1, 2, 3]}]}`);
  }
  rows.forEach((row: ArrayRow, index) => {
    const fault = faultOf(row);
    if (fault !== undefined) {
      throw new Error(`${start}: rows[${index}]${fault}`);
    }
  });
}
