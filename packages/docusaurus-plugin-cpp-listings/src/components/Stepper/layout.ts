import type {Trace} from '../../model/trace';
import {rowsOf, type DrawnRow} from './rows';
import {variablesOf} from './variableItems';
import {
  cellHeight,
  indexHeight,
  maxAmount,
  minWidth,
  margin,
  pointerCharacter,
  rangeCharacter,
  rangeHeight,
  rowGap,
  titleHeight,
} from '../drawing/geometry';
import {rowTitle} from './rowTitle';

/** The width of a character of a title, which is set as code. */
const titleCharacter = 8.6;

/** The width of a cell, narrower than in an article's figure so that a phone shows nine cells at once. */
const cellWidth = 40;

/** The width of a character in a cell. */
const valueCharacter = 9.7;
const cellPadding = 14;
const headHeight = 10;
const laneHeight = 17;
const noteHeight = 20;

/** The smallest scale at which a figure is made to fit; figure.module.css repeats it. */
const minScale = 0.77;

/**
 * Returns the width of a figure in a place of a given width. A figure that is too
 * wide scrolls instead of getting smaller.
 *
 * @param rem the size of the reader's text in CSS pixels.
 */
export function shownWidth(width: number, place: number, rem: number): number {
  const amount = minWidth(width, 1);
  const whole = rem * amount;
  const least = minScale * whole;
  if (least <= place) {
    return Math.max(least, Math.min(width, place));
  }
  return amount < maxAmount ? whole : Math.max(whole, width);
}

/** An item below the cells, and its lane. */
interface Placed<T> {
  readonly item: T;
  readonly lane: number;
  /** The middle of its label. */
  readonly x: number;
}

/** The sizes of a row, the same throughout a trace, to avoid layout shift. */
export interface RowLayout {
  readonly cellWidth: number;
  readonly bracketLanes: number;
  readonly arrowLanes: number;
  readonly noteLines: number;
  readonly height: number;
}

/** The sizes of the figure of a trace, the same at each step. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly rows: ReadonlyMap<number, RowLayout>;
  /** The greatest number of scalar variables, and of records, maps and lists, at once. */
  readonly scalars: number;
  readonly groups: number;
  /** The number of characters of the longest scalar variable: its name and its value. */
  readonly scalarCharacters: number;
  /** The greatest number of running functions. */
  readonly depth: number;
}

/** Returns the left edge of a cell in the drawing, or the right edge of the last cell. */
export const left = (row: Pick<RowLayout, 'cellWidth'>, index: number) =>
  margin + index * row.cellWidth;

const middle = (row: Pick<RowLayout, 'cellWidth'>, index: number) =>
  margin + (index + 0.5) * row.cellWidth;

/** Puts labels into as few lanes as possible without overlaps. */
function intoLanes<T>(
  items: readonly {
    readonly item: T;
    readonly x: number;
    readonly from: number;
    readonly to: number;
  }[],
): Placed<T>[] {
  const ends: number[] = [];
  return [...items]
    .sort((a, b) => a.from - b.from)
    .map(({item, x, from, to}) => {
      const free = ends.findIndex((end) => end <= from);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = to + 4;
      return {item, x, lane};
    });
}

/**
 * Places pointers under their cells; a pointer one past the end is at the edge. Pointers with the
 * lowest names come first, so that no line crosses a name. Of several pointers at one cell, only
 * the uppermost has a head; the others are below it.
 */
export function placeArrows(row: DrawnRow, size: Pick<RowLayout, 'cellWidth'>) {
  const placed = intoLanes(
    row.arrows.map((item) => {
      const half = (item.name.length * pointerCharacter) / 2;
      const place = item.index === row.cells.length ? left : middle;
      const point = place(size, item.index);
      const x = Math.max(point, half + 1);
      return {item: {...item, point}, x, from: x - half, to: x + half};
    }),
  );
  return placed
    .map((one) => ({
      ...one,
      isBelow: placed.some(({item, lane}) => item.index === one.item.index && lane < one.lane),
    }))
    .sort((a, b) => b.lane - a.lane);
}

/** Places brackets under their cells; each takes at least the width of its label. */
export function placeBrackets(row: DrawnRow, size: Pick<RowLayout, 'cellWidth'>) {
  return intoLanes(
    row.brackets.map((item) => {
      const half = (item.name.length * rangeCharacter) / 2;
      const start = left(size, item.from) + 3;
      const end = Math.max(start + 2, left(size, item.to) - 3);
      const x = Math.max((start + end) / 2, half + 1);
      return {
        item: {...item, start, end},
        x,
        from: Math.min(start, x - half),
        to: Math.max(end, x + half),
      };
    }),
  );
}

/** Returns the number of lanes in use. */
export const lanesOf = (placed: readonly {readonly lane: number}[]) =>
  placed.reduce((max, {lane}) => Math.max(max, lane + 1), 0);

/** Returns the height of the pointers below a row. */
export const arrowsHeight = (lanes: number) => (lanes > 0 ? headHeight + lanes * laneHeight : 0);

/** Returns the middle of a label in its lane, from the upper edge of the pointers. */
export const laneMiddle = (lane: number) => headHeight + (lane + 0.5) * laneHeight;

/** Returns the outline of a pointer whose label is in a lane: its head, and a line down to it. */
export const headOf = (x: number, top: number, lane: number): string =>
  `M${x} ${top + 1}l-4.5 7h9z` +
  (lane > 0 ? `M${x - 0.75} ${top + 8}h1.5V${top + laneMiddle(lane) - 8}h-1.5z` : '');

const heightOf = (row: Omit<RowLayout, 'height'>) =>
  titleHeight +
  indexHeight +
  cellHeight +
  row.bracketLanes * rangeHeight +
  arrowsHeight(row.arrowLanes) +
  row.noteLines * noteHeight +
  rowGap;

const widthOfCells = ({cells}: DrawnRow) =>
  cells.reduce((max, {text}) => Math.max(max, text.length), 0) * valueCharacter + cellPadding;

function measureRows(rows: readonly DrawnRow[]): Map<number, RowLayout> {
  const widths = new Map<number, number>();
  for (const row of rows) {
    widths.set(row.id, Math.max(widths.get(row.id) ?? cellWidth, Math.ceil(widthOfCells(row))));
  }
  const measuredRows = new Map<number, RowLayout>();
  for (const row of rows) {
    const known = measuredRows.get(row.id);
    const size = {cellWidth: widths.get(row.id) ?? cellWidth};
    const grown = {
      ...size,
      bracketLanes: Math.max(known?.bracketLanes ?? 0, lanesOf(placeBrackets(row, size))),
      arrowLanes: Math.max(known?.arrowLanes ?? 0, lanesOf(placeArrows(row, size))),
      noteLines: Math.max(known?.noteLines ?? 0, row.notes.length),
    };
    measuredRows.set(row.id, {...grown, height: heightOf(grown)});
  }
  return measuredRows;
}

function widthOf(row: DrawnRow, size: RowLayout): number {
  const arrows = placeArrows(row, size).map(
    ({item, x}) => x + (item.name.length * pointerCharacter) / 2,
  );
  const brackets = placeBrackets(row, size).map(
    ({item, x}) => x + (item.name.length * rangeCharacter) / 2,
  );
  return Math.max(
    left(size, row.cells.length) + margin,
    margin + rowTitle(row).length * titleCharacter,
    ...[...arrows, ...brackets].map((end) => end + 2),
    ...row.notes.map((note) => margin + note.length * rangeCharacter),
  );
}

const maxOf = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), 0);
const sumOf = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

function measure({steps}: Trace): Layout {
  const frames = steps.map(rowsOf);
  const rows = measureRows(frames.flat());
  const variables = steps.map((step) => variablesOf(step, undefined));
  return {
    width: maxOf(
      frames.flat().map((row) => {
        const size = rows.get(row.id);
        return size ? widthOf(row, size) : 0;
      }),
    ),
    height: maxOf(frames.map((frame) => sumOf(frame.map(({id}) => rows.get(id)?.height ?? 0)))),
    rows,
    scalars: maxOf(variables.map(({scalars}) => scalars.length)),
    groups: maxOf(variables.map(({groups}) => groups.length)),
    scalarCharacters: maxOf(
      variables.flatMap(({scalars}) => scalars.map(({name, text}) => name.length + text.length)),
    ),
    depth: maxOf(steps.map(({calls}) => calls.length)),
  };
}

/** Returns the upper edges of rows in the drawing, one below the other. */
export function topsOf(rows: readonly DrawnRow[], layout: Layout): number[] {
  let top = 0;
  return rows.map(({id}) => {
    const own = top;
    top += layout.rows.get(id)?.height ?? 0;
    return own;
  });
}

const measured = new WeakMap<Trace, Layout>();

/** Returns the sizes that fit all steps of a trace. */
export function layoutOf(trace: Trace): Layout {
  const layout = measured.get(trace) ?? measure(trace);
  measured.set(trace, layout);
  return layout;
}
