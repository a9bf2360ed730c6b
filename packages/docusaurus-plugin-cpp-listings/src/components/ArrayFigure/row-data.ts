/** The marks of cells: looked at, settled, out of play, or wrong. */
export const marks = ['active', 'done', 'muted', 'bad'] as const;
type Mark = (typeof marks)[number];

/** A stretch of cells under a bracket. */
interface Range {
  /** Index of its first cell. */
  readonly from: number;
  /** Index one past its last cell. */
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
  readonly ranges?: readonly Range[];
  /** Whether the indices stand above the cells; they do unless this is false. */
  readonly indices?: boolean;
}

/** Describes the row for those who do not see it. */
export function describe({title, values, marks: marked, pointers, ranges}: ArrayRow): string {
  const cells = values.map((value) => value ?? 'empty').join(', ') || 'no elements';
  const notes = [
    ...Object.entries(marked ?? {}).map(([mark, at]) => `${mark}: index ${at.join(', ')}`),
    ...Object.entries(pointers ?? {}).map(([name, at]) => `${name} at ${at}`),
    ...(ranges ?? []).map(({from, to, label}) => `${label}: from ${from} up to ${to}`),
  ];
  return [title ? `${title}: ${cells}` : cells, ...notes].join('; ');
}
