import {translate} from '@docusaurus/Translate';
import type {Call, Cells, Local, Step, Value} from '../../model/trace';
import {
  cellsById,
  formatValue,
  isKind,
  pointerText,
  sameValue,
  sizeOf,
  valueOf,
  visibleLocals,
  type ValueOf,
} from './values';

/** A cell of a row. */
export interface DrawnCell {
  readonly text: string;
  /** Whether nothing has been written to the cell yet. */
  readonly isUnknown: boolean;
  readonly isRead: boolean;
  readonly isWritten: boolean;
}

/** A variable that stands for the cells `[from, to)` of a row. */
interface Bracket {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** A variable that points at a cell of a row, or one past its last. */
interface Arrow {
  readonly name: string;
  readonly index: number;
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

/** A variable or an entry, as text. */
export interface Item {
  readonly name: string;
  readonly text: string;
  /** Whether it is new or differs from the previous step. */
  readonly isChanged: boolean;
}

/** A record, map, set or list with its contents. */
export interface ItemGroup {
  readonly name: string;
  readonly items: readonly Item[];
}

/** The contents of a panel at a step. */
export interface Scene {
  readonly rows: readonly DrawnRow[];
  /** The running functions, the outermost first. */
  readonly calls: readonly Pick<Call, 'name' | 'line'>[];
  readonly scalars: readonly Item[];
  readonly groups: readonly ItemGroup[];
}

/** Finds the arrays and pointers in a value, each with the name that leads to it. */
function* referencesIn(
  name: string,
  value: Value,
): Generator<readonly [string, ValueOf<'array'> | ValueOf<'pointer'>]> {
  if (isKind(value, 'array') || isKind(value, 'pointer')) {
    yield [name, value];
  } else if (isKind(value, 'record')) {
    for (const [field, inner] of value.fields) {
      yield* referencesIn(`${name}.${field}`, inner);
    }
  } else if (isKind(value, 'list')) {
    for (const [index, inner] of value.items.entries()) {
      yield* referencesIn(`${name}.${index}`, inner);
    }
  }
}

/** Returns the arrays and pointers that the variables of a call hold. */
export const referencesOf = (call: Call) =>
  call.locals.flatMap(({name, value}) => [...referencesIn(name, value)]);

const covers = (value: ValueOf<'array'>, cells: Cells) =>
  value.from === 0 && value.to === sizeOf(cells);

/**
 * Returns the names of a step's arrays in the order in which they are drawn. It is the order of the
 * calls, the outermost first, so that a row keeps its place when functions start and return.
 */
export function titlesOf(step: Step): ReadonlyMap<number, string> {
  const {calls, arrays} = step;
  const byId = cellsById(step);
  const titles = new Map<number, string>();
  const references = calls.flatMap(referencesOf);
  const claim = (id: number, title: string) => {
    const cells = byId.get(id);
    if (!cells || titles.has(id)) {
      return;
    }
    titles.set(id, title);
    cells.values.forEach((value, index) => {
      if (isKind(value, 'array')) {
        claim(value.id, `${title}[${index}]`);
      }
    });
  };
  for (const [name, value] of references) {
    const cells = byId.get(value.id);
    const isOwner =
      cells && (isKind(value, 'array') ? covers(value, cells) : cells.block && value.index === 0);
    if (isOwner) {
      claim(value.id, name);
    }
  }
  references.forEach(([name, value]) => isKind(value, 'array') && claim(value.id, name));
  arrays.forEach(({id, block}) =>
    claim(
      id,
      block
        ? translate({id: 'cppListings.figure.memory', message: 'memory'})
        : translate({id: 'cppListings.figure.temporary', message: 'temporary'}),
    ),
  );
  return titles;
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
      arrows.push({name: local.name, index: origin.from + index});
    } else {
      notes.push(noteOn(local, name, isInside));
    }
  }
  return {brackets: [], arrows, notes};
}

function marksOf(call: Call | undefined, cells: Cells, title: string): Marks {
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

/** Returns the number of outermost calls that were already running in the previous step. */
export const keptCalls = ({kept, calls}: Step, previous: Step): number =>
  kept ?? Math.min(calls.length, previous.calls.length);

/** Returns a call in the previous step, if the call was running then. */
export const callBefore = (previous: Step | undefined, step: Step, depth: number) =>
  previous && depth < keptCalls(step, previous) ? previous.calls[depth] : undefined;

/** The arrays of a step and of the previous step. */
type Arrays = Readonly<Record<'now' | 'then', ReadonlyMap<number, Cells>>>;

function fieldsOf(
  name: string,
  value: Value,
  before: Value | undefined,
  now: Arrays['now'],
): Item[] {
  if (isKind(value, 'record')) {
    const old = isKind(before, 'record') ? new Map(before.fields) : undefined;
    return value.fields.flatMap(([field, inner]) =>
      fieldsOf(name === '' ? field : `${name}.${field}`, inner, old?.get(field), now),
    );
  }
  return isKind(value, 'array')
    ? []
    : [{name, text: formatValue(value, now), isChanged: !sameValue(value, before)}];
}

function entriesOf(value: Value, before: Value | undefined, {now, then}: Arrays): Item[] {
  if (isKind(value, 'map')) {
    const old = isKind(before, 'map')
      ? new Map(
          before.entries.map(([key, held]) => [formatValue(key, then), formatValue(held, then)]),
        )
      : undefined;
    return value.entries.map(([key, held]) => {
      const [name, text] = [formatValue(key, now), formatValue(held, now)];
      return {name, text, isChanged: old?.get(name) !== text};
    });
  }
  if (!isKind(value, 'list')) {
    return [];
  }
  const old = isKind(before, 'list') ? before.items.map((item) => formatValue(item, then)) : [];
  return value.items.map((item) => {
    const text = formatValue(item, now);
    const at = old.indexOf(text);
    if (at >= 0) {
      old.splice(at, 1);
    }
    return {name: '', text, isChanged: at < 0};
  });
}

const settled = (item: Item): Item => ({...item, isChanged: false});

/**
 * Returns the variables of the innermost call: scalars, which hold
 * one value, and groups, which hold several.
 */
export function variablesOf(
  step: Step,
  previous: Step | undefined,
): Pick<Scene, 'scalars' | 'groups'> {
  const depth = step.calls.length - 1;
  const call = step.calls[depth];
  const before = callBefore(previous, step, depth);
  const titles = titlesOf(step);
  const now = cellsById(step);
  const then = previous ? cellsById(previous) : now;
  const scalars: Item[] = [];
  const groups: ItemGroup[] = [];
  for (const {name, value} of call ? visibleLocals(call) : []) {
    const old = valueOf(before, name);
    if (isKind(value, 'record')) {
      const items = fieldsOf('', value, old, now);
      if (items.length > 0) {
        groups.push({name, items});
      }
    } else if (isKind(value, 'list') || isKind(value, 'map')) {
      groups.push({name, items: entriesOf(value, old, {now, then})});
    } else if (isKind(value, 'pointer')) {
      const array = titles.get(value.id);
      if (array !== name) {
        scalars.push({name, text: pointerText(value, array), isChanged: !sameValue(value, old)});
      }
    } else if (!isKind(value, 'array')) {
      scalars.push({name, text: formatValue(value), isChanged: !sameValue(value, old)});
    }
  }
  return {
    scalars: previous ? scalars : scalars.map(settled),
    groups: previous ? groups : groups.map(({name, items}) => ({name, items: items.map(settled)})),
  };
}

/** Returns the scene of a step, compared with the previous step; in the first step nothing is new. */
export function sceneOf(step: Step, previous: Step | undefined): Scene {
  return {
    rows: rowsOf(step),
    calls: step.calls.map(({name, line}) => ({name, line})),
    ...variablesOf(step, previous),
  };
}
