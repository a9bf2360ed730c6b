import {translate} from '@docusaurus/Translate';

/** The marks of cells: looked at, settled, out of play, or wrong. */
export const marks = ['active', 'done', 'muted', 'bad'] as const;
type Mark = (typeof marks)[number];

/** A range of cells under a bracket. */
export interface ArrayRange {
  /** The index of its first cell. */
  readonly from: number;
  /** The index one past its last cell. */
  readonly to: number;
  readonly label: string;
}

/** One state of an array. */
export interface ArrayRow {
  /** Shown above the cells. */
  readonly title?: string;
  /** The values of the cells; null is a cell that holds nothing yet. */
  readonly values: readonly (number | string | null)[];
  /** Indices of the cells that have a mark. */
  readonly marks?: Readonly<Partial<Record<Mark, readonly number[]>>>;
  /** Index variables by name, drawn under their cell; one past the end is allowed. */
  readonly pointers?: Readonly<Record<string, number>>;
  readonly ranges?: readonly ArrayRange[];
  /** Whether indices are shown above the cells; true by default. */
  readonly indices?: boolean;
}

function describeMark(mark: string, at: readonly number[]): string {
  const values = {indices: at.join(', ')};
  switch (mark as Mark) {
    case 'active':
      return translate(
        {id: 'cppListings.array.active', message: 'active: index {indices}'},
        values,
      );
    case 'done':
      return translate({id: 'cppListings.array.done', message: 'done: index {indices}'}, values);
    case 'muted':
      return translate(
        {id: 'cppListings.array.muted', message: 'inactive: index {indices}'},
        values,
      );
    case 'bad':
      return translate({id: 'cppListings.array.bad', message: 'bad: index {indices}'}, values);
  }
}

/** Describes the row for readers who cannot see it. */
export function describe({title, values, marks: marked, pointers, ranges}: ArrayRow): string {
  const empty = translate({id: 'cppListings.array.empty', message: 'empty'});
  const cells =
    values.map((value) => value ?? empty).join(', ') ||
    translate({id: 'cppListings.array.none', message: 'no elements'});
  const notes = [
    ...Object.entries(marked ?? {}).map(([mark, at]) => describeMark(mark, at)),
    ...Object.entries(pointers ?? {}).map(([name, at]) =>
      translate({id: 'cppListings.array.pointer', message: '{name} at {at}'}, {name, at}),
    ),
    ...(ranges ?? []).map((range) =>
      translate(
        {id: 'cppListings.array.range', message: '{label}: from {from} up to {to}'},
        {label: range.label, from: range.from, to: range.to},
      ),
    ),
  ];
  return [title ? `${title}: ${cells}` : cells, ...notes].join('; ');
}
