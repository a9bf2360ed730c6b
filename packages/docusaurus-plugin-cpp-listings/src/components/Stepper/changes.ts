import type {Call, Step, Value} from '../../model/trace';
import {callBefore} from './callBefore';
import {titlesOf} from './titles';
import {blockOf, cellsById, isKind, sameValue, valueOf, visibleLocals} from './values';

/** A change of a variable in one of the running functions. */
export interface Change {
  readonly call: string;
  readonly name: string;
  readonly value: Value;
  readonly before?: Value;
}

function changesOfCall(call: Call, before: Call | undefined): Change[] {
  return visibleLocals(call).flatMap(({name, value}) => {
    const old = valueOf(before, name);
    return sameValue(value, old) ? [] : [{call: call.name, name, value, before: old}];
  });
}

/** Returns the variables that a step changed or brought into scope, the caller's first. */
export function changesOf(step: Step, previous: Step): Change[] {
  return step.calls.flatMap((call, depth) => {
    const before = callBefore(previous, step, depth);
    return before ? changesOfCall(call, before) : [];
  });
}

/** Returns the changes of arrays that are elements of arrays. */
export function rowChanges(step: Step, previous: Step): Change[] {
  const titles = titlesOf(step);
  const then = cellsById(previous);
  return step.arrays.flatMap(({id, values}) =>
    values.flatMap((value, index) => {
      const before = then.get(id)?.values[index];
      return isKind(value, 'array') &&
        isKind(before, 'array') &&
        !sameValue(value, before) &&
        !blockOf(value, step)
        ? [{call: '', name: `${titles.get(id) ?? ''}[${index}]`, value, before}]
        : [];
    }),
  );
}

/** Returns each changed field of a record as a separate change. */
export function fieldChanges(change: Change): Change[] {
  const {value, before} = change;
  if (!isKind(value, 'record') || !isKind(before, 'record')) {
    return [change];
  }
  const old = new Map(before.fields);
  return value.fields.flatMap(([field, inner]) =>
    sameValue(inner, old.get(field))
      ? []
      : fieldChanges({
          ...change,
          name: `${change.name}.${field}`,
          value: inner,
          before: old.get(field),
        }),
  );
}
