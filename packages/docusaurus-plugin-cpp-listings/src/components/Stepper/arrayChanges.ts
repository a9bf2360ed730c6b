import type {Cells, Step, Value} from '../../model/trace';
import {maxFactsPerKind} from './facts';
import {callBefore} from './callBefore';
import {titlesOf} from './titles';
import {cellsById, isKind, sameValue, valueOf, type ValueOf} from './values';

/** Returns the number of elements of an array value. */
export const lengthOf = ({from, to}: ValueOf<'array'>): number => to - from;

/** A write of a step to a cell. */
interface Write {
  /** The title of its array. */
  readonly array: string;
  readonly cell: string;
  readonly value: Value;
  /** Absent if the array did not have the cell before. */
  readonly before?: Value;
}

/** The writes of a step to arrays. */
export interface Writes {
  readonly writes: readonly Write[];
  /** Whether there are too many writes to describe each one. */
  readonly areMany: boolean;
  /** The ids of arrays whose elements the step moved to a new block, with the old cells. */
  readonly moved: ReadonlyMap<number, Cells>;
}

/** Returns the old cells of arrays whose variables got new blocks, by the new ids. */
function replacedBy(step: Step, previous: Step): Map<number, Cells> {
  const now = cellsById(step);
  const then = cellsById(previous);
  const replaced = new Map<number, Cells>();
  const compare = (value: Value | undefined, before: Value | undefined) => {
    if (isKind(value, 'record') && isKind(before, 'record')) {
      const fields = new Map(before.fields);
      value.fields.forEach(([name, inner]) => compare(inner, fields.get(name)));
    } else if (isKind(value, 'array') && isKind(before, 'array')) {
      const old = then.get(before.id);
      if (old && !then.has(value.id)) {
        replaced.set(value.id, old);
      }
      // An element may itself be an array.
      now.get(value.id)?.values.forEach((inner, index) => compare(inner, old?.values[index]));
    }
  };
  step.calls.forEach((call, depth) => {
    const before = callBefore(previous, step, depth);
    call.locals.forEach(({name, value}) => compare(value, valueOf(before, name)));
  });
  return replaced;
}

/**
 * Returns the writes of a step to arrays. A growing vector moves its elements to a new block. That
 * writes to all of them but changes none, so these writes are left out.
 */
export function writesOf(step: Step, previous: Step): Writes {
  const titles = titlesOf(step);
  const now = cellsById(step);
  const then = cellsById(previous);
  const replaced = replacedBy(step, previous);
  const moved = new Map<number, Cells>();
  const seen = new Set<string>();
  const writes = step.writes.flatMap(([id, index]): Write[] => {
    const value = now.get(id)?.values[index];
    const array = titles.get(id) ?? '';
    const cell = `${array}[${index}]`;
    if (value === undefined || seen.has(cell)) {
      return [];
    }
    seen.add(cell);
    const old = replaced.get(id);
    const before = (old ?? then.get(id))?.values[index];
    if (old && sameValue(value, before)) {
      moved.set(id, old);
      return [];
    }
    return [{array, cell, value, before}];
  });
  return {writes, areMany: step.more !== undefined || writes.length > maxFactsPerKind, moved};
}

const elementsOf = (value: ValueOf<'array'>, step: Step) =>
  JSON.stringify(cellsById(step).get(value.id)?.values.slice(value.from, value.to));

/** Returns whether an array has a size or elements that the writes of the step do not explain. */
export function isResized(
  name: string,
  [value, before]: readonly [ValueOf<'array'>, ValueOf<'array'>],
  [step, previous]: readonly [Step, Step],
  {writes, areMany}: Writes,
): boolean {
  const own = writes.filter(({array}) => array === name);
  const added = areMany ? 0 : own.filter((write) => write.before === undefined).length;
  if (lengthOf(value) !== lengthOf(before) + added) {
    // A block that the listing allocated has a capacity, but no size.
    return cellsById(step).get(value.id)?.block !== true;
  }
  // The variable now holds the array of another variable, for example after a swap.
  return (
    value.id !== before.id &&
    own.length === 0 &&
    cellsById(previous).has(value.id) &&
    elementsOf(value, step) !== elementsOf(before, previous)
  );
}
