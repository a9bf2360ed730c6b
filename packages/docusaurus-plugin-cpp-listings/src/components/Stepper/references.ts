import type {Call, Value} from '../../model/trace';
import {isKind, type ValueOf} from './values';

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
