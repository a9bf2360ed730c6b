import {translate} from '@docusaurus/Translate';
import type {Call, Cells, Local, Value} from '../../model/trace';
import {referencesOf} from './references';
import {formatValue, isKind, sizeOf, valueOf} from './values';

/** A variable that stands for the cells `[from, to)` of a row. */
export interface Bracket {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** A variable that points at a cell of a row, or one past its last. */
export interface Arrow {
  readonly name: string;
  readonly index: number;
  /** The array that an index counts in: an index of several arrays may point at several cells. */
  readonly array?: string;
}

/** Returns the cell from which the subscripts of a named array are counted. */
function originOf(call: Call, name: string): {id: number; from: number; size?: number} | undefined {
  const value = valueOf(call, name);
  if (value === undefined) {
    return undefined;
  }
  if (isKind(value, 'array')) {
    return {id: value.id, from: value.from, size: value.to - value.from};
  }
  return isKind(value, 'pointer') ? {id: value.id, from: value.index} : undefined;
}

/** The marks that the variables of a call set on a row. */
interface Marks {
  readonly brackets: readonly Bracket[];
  readonly arrows: readonly Arrow[];
  readonly notes: readonly string[];
}

const isInteger = (value: Value) => typeof value === 'number' || isKind(value, 'big');

/** Says why an index variable has no arrow at a cell of an array. */
function noteOn({name, value}: Local, array: string, isInside: boolean): string {
  const values = {variable: name, value: formatValue(value), array};
  return isInside
    ? translate(
        {
          id: 'cppListings.figure.notDrawn',
          message: '{variable} = {value} is beyond the cells of {array} that are drawn',
          description: 'A note on an index variable that points at a cell of a long array',
        },
        values,
      )
    : translate(
        {
          id: 'cppListings.figure.outside',
          message: '{variable} = {value} is outside {array}',
          description: 'A note on an index variable that points at no cell of an array',
        },
        values,
      );
}

/** Returns an arrow for an index variable in a row, or a note if it points at no drawn cell. */
function markIndex(local: Local, call: Call, cells: Cells): Marks {
  const arrows: Arrow[] = [];
  const notes: string[] = [];
  for (const name of isInteger(local.value) ? (local.indexes ?? []) : []) {
    const origin = originOf(call, name);
    if (origin?.id !== cells.id) {
      continue;
    }
    const size = origin.size ?? sizeOf(cells) - origin.from;
    const index = typeof local.value === 'number' ? local.value : -1;
    const isInside = index >= 0 && index <= size;
    if (isInside && origin.from + index <= cells.values.length) {
      arrows.push({name: local.name, index: origin.from + index, array: name});
    } else {
      notes.push(noteOn(local, name, isInside));
    }
  }
  return {brackets: [], arrows, notes};
}

/** Returns the marks of a row with a title. Without a call, there are none. */
export function marksOf(call: Call | undefined, cells: Cells, title: string): Marks {
  if (!call) {
    return {brackets: [], arrows: [], notes: []};
  }
  const references = referencesOf(call).filter(([name, {id}]) => id === cells.id && name !== title);
  const byIndex = call.locals.map((local) => markIndex(local, call, cells));
  return {
    brackets: references.flatMap(([name, value]) =>
      isKind(value, 'array') && value.from <= cells.values.length
        ? [{name, from: value.from, to: Math.min(value.to, cells.values.length)}]
        : [],
    ),
    arrows: [
      ...byIndex.flatMap(({arrows}) => arrows),
      ...references.flatMap(([name, value]) =>
        isKind(value, 'pointer') && value.index >= 0 && value.index <= cells.values.length
          ? [{name, index: value.index}]
          : [],
      ),
    ],
    notes: byIndex.flatMap(({notes}) => notes),
  };
}
