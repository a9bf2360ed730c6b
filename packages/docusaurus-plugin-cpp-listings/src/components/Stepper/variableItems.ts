import type {Cells, Step, Value} from '../../model/trace';
import {callBefore} from './callBefore';
import {contentsOf, lackedBy, type Content} from './contents';
import {titlesOf} from './titles';
import {
  cellsById,
  formatValue,
  isKind,
  pointerText,
  sameValue,
  valueOf,
  visibleLocals,
} from './values';

/** A variable or an entry, as text. */
export interface Item extends Content {
  /** Whether it is new or differs from the previous step. */
  readonly isChanged: boolean;
}

/** A record, map, set or list with its contents. */
export interface ItemGroup {
  readonly name: string;
  readonly items: readonly Item[];
}

/** The arrays of a step and of the previous step. */
type Arrays = Readonly<Record<'now' | 'then', ReadonlyMap<number, Cells>>>;

function fieldsOf(
  name: string,
  value: Value,
  before: Value | undefined,
  now: Arrays['now'],
): Item[] {
  if (isKind(value, 'record') && value.fields.length > 0) {
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
  const isNew = lackedBy(contentsOf(before, then));
  return contentsOf(value, now).map((content) => ({...content, isChanged: isNew(content)}));
}

const settled = (item: Item): Item => ({...item, isChanged: false});

/** The variables of a call: scalars hold one value, and groups several. */
export interface VariableItems {
  readonly scalars: readonly Item[];
  readonly groups: readonly ItemGroup[];
}

/** Returns the variables of the innermost call, compared with the previous step. */
export function variablesOf(step: Step, previous: Step | undefined): VariableItems {
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
    if (isKind(value, 'record') && value.fields.length > 0) {
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
      scalars.push({name, text: formatValue(value, now), isChanged: !sameValue(value, old)});
    }
  }
  return {
    scalars: previous ? scalars : scalars.map(settled),
    groups: previous ? groups : groups.map(({name, items}) => ({name, items: items.map(settled)})),
  };
}
