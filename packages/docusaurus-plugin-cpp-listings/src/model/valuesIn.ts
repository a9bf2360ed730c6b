import type {Value} from './trace';

/** Returns the values that a value contains; none for the cells of an array, which a step lists. */
export function valuesIn(value: Value): readonly Value[] {
  if (typeof value !== 'object') {
    return [];
  }
  switch (value.kind) {
    case 'element':
      return [value.value];
    case 'list':
      return value.items;
    case 'map':
      return value.entries.flat();
    case 'record':
      return value.fields.map(([, held]) => held);
    default:
      return [];
  }
}
