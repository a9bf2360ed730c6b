/** Checks a JSON value and returns its errors. */
export type Shape = (value: unknown, at: string) => string[];

/** A shape for an optional key. As in Rust, null counts as absent. */
interface Optional {
  readonly optional: Shape;
}

const shapeOf =
  (what: string, holds: (value: unknown) => boolean): Shape =>
  (value, at) =>
    holds(value) ? [] : [`${at} is not ${what}`];

export const string = shapeOf('a string', (value) => typeof value === 'string');
export const number = shapeOf('a number', (value) => typeof value === 'number');
export const boolean = shapeOf('a boolean', (value) => typeof value === 'boolean');

/** A number from 0 to 1. */
export const share = shapeOf(
  'a number from 0 to 1',
  (value) => typeof value === 'number' && value >= 0 && value <= 1,
);

/** An id of at most 64 characters. */
export const id = shapeOf(
  'an id of 1 to 64 characters',
  (value) => typeof value === 'string' && value !== '' && value.length <= 64,
);

/** A string that contains JSON. */
export const jsonString = shapeOf('a JSON string', (value) => {
  try {
    return typeof value === 'string' && JSON.parse(value) !== undefined;
  } catch {
    return false;
  }
});

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const oneOf = (...values: readonly string[]): Shape =>
  shapeOf(`one of ${values.join(', ')}`, (value) => values.includes(value as string));

export const optional = (shape: Shape): Optional => ({optional: shape});

export const arrayOf =
  (shape: Shape): Shape =>
  (value, at) =>
    Array.isArray(value)
      ? value.flatMap((each, index) => shape(each, `${at}[${index}]`))
      : [`${at} is not an array`];

export const recordOf =
  (shape: Shape): Shape =>
  (value, at) =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, each]) => shape(each, `${at}.${key}`))
      : [`${at} is not an object`];

/** An object with exactly these keys. */
export const fields =
  (shapes: Readonly<Record<string, Shape | Optional>>): Shape =>
  (value, at) => {
    if (!isObject(value)) {
      return [`${at} is not an object`];
    }
    const known = Object.entries(shapes).flatMap(([key, shape]) => {
      const field = value[key];
      if (typeof shape === 'function') {
        return shape(field, `${at}.${key}`);
      }
      return field === undefined || field === null ? [] : shape.optional(field, `${at}.${key}`);
    });
    const unknown = Object.keys(value)
      .filter((key) => !Object.hasOwn(shapes, key))
      .map((key) => `${at}.${key} is unknown`);
    return [...known, ...unknown];
  };

/** A value that matches one of several shapes. */
export const anyOf =
  (...shapes: readonly Shape[]): Shape =>
  (value, at) => {
    const errors = shapes.map((shape) => shape(value, at));
    return errors.some((each) => each.length === 0) ? [] : (errors[0] ?? []);
  };
