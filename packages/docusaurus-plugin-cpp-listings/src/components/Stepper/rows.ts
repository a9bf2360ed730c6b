import type {Cells, Step, Value} from '../../model/trace';
import {marksOf, type Arrow, type Bracket} from './marks';
import {titlesOf} from './titles';
import {cellsById, formatValue, isKind, sizeOf} from './values';

/** A cell of a row. */
export interface DrawnCell {
  readonly text: string;
  /** Whether nothing has been written to the cell yet. */
  readonly isUnknown: boolean;
  readonly isRead: boolean;
  readonly isWritten: boolean;
}

/** An array or a block of memory. */
export interface DrawnRow {
  readonly id: number;
  /** The variable that holds it, or a general word if no variable does. */
  readonly title: string;
  /** Whether the program allocated this memory itself. */
  readonly isBlock: boolean;
  /** The number of its elements; only the first of them are drawn. */
  readonly size: number;
  readonly cells: readonly DrawnCell[];
  readonly brackets: readonly Bracket[];
  readonly arrows: readonly Arrow[];
  /** Notes on index variables that point at no drawn cell. */
  readonly notes: readonly string[];
}

const distinct = <T extends {name: string}>(items: readonly T[], place: (item: T) => string) => {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = `${item.name} ${place(item)}`;
    return !seen.has(key) && seen.add(key);
  });
};

const cellText = (value: Value, arrays: ReadonlyMap<number, Cells>) =>
  isKind(value, 'array') && !arrays.get(value.id)?.block ? '[…]' : formatValue(value, arrays);

/** Returns the rows of a step: its arrays with marks, brackets and pointers. */
export function rowsOf(step: Step): DrawnRow[] {
  const byId = cellsById(step);
  const call = step.calls.at(-1);
  const touched = (places: Step['reads'], id: number) =>
    new Set(places.flatMap(([at, index]) => (at === id ? [index] : [])));
  return [...titlesOf(step)].flatMap(([id, title]) => {
    const cells = byId.get(id);
    if (!cells) {
      return [];
    }
    const reads = touched(step.reads, id);
    const writes = touched(step.writes, id);
    const {brackets, arrows, notes} = marksOf(call, cells, title);
    return [
      {
        id,
        title,
        isBlock: cells.block === true,
        size: sizeOf(cells),
        cells: cells.values.map((value, index) => ({
          text: cellText(value, byId),
          isUnknown: isKind(value, 'unknown'),
          isRead: reads.has(index),
          isWritten: writes.has(index),
        })),
        brackets: distinct(brackets, ({from, to}) => `${from} ${to}`),
        arrows: distinct(arrows, ({index}) => String(index)),
        notes: [...new Set(notes)],
      },
    ];
  });
}
