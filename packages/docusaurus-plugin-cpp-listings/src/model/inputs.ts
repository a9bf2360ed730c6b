import type {InputData} from './problem';

/** One argument as it was read; integers are exact whatever their size. */
export type InputValue = bigint | string | readonly InputValue[];

/** The reason why a field's text is not an input of the problem. Elements are counted from 1. */
export type InputFault =
  | {readonly kind: 'empty' | 'noNumber' | 'tooDeep' | 'unbalanced' | 'quote'}
  | {readonly kind: 'notANumber'; readonly text: string; readonly element?: number}
  | {
      readonly kind: 'tooSmall' | 'tooLarge';
      readonly text: string;
      readonly limit: string;
      readonly element?: number;
    }
  /** A number written with commas, in a list where commas separate the elements. */
  | {readonly kind: 'grouped'; readonly text: string; readonly plain: string}
  | {readonly kind: 'missing'; readonly element: number}
  | {readonly kind: 'tooShort' | 'tooLong'; readonly size: number; readonly limit: number}
  | {readonly kind: 'unsorted'; readonly element: number; readonly text: string};

/** The result of reading a field's text: an argument, or what is wrong with it. */
export type ReadInput = {readonly value: InputValue} | {readonly fault: InputFault};

/** The least and greatest value of each type; `size_t` has 32 bits in a page. */
const typeRanges: Readonly<Record<string, readonly [bigint, bigint]>> = {
  int: [BigInt(-2147483648), BigInt(2147483647)],
  size_t: [BigInt(0), BigInt(4294967295)],
  'unsigned 32-bit integer': [BigInt(0), BigInt(4294967295)],
};

/**
 * The types of an input that is a number. An array of numbers is `int[]`, and an array of arrays
 * `int[][]`.
 */
export const integerTypes = [...Object.keys(typeRanges), 'int64', 'int64_t', 'integer'];

const widest: readonly [bigint, bigint] = [
  BigInt('-9223372036854775808'),
  BigInt('9223372036854775807'),
];

/** Whether the field of an input holds several numbers. */
export const hasElements = ({type}: InputData): boolean => type.endsWith('[]');

const isNested = ({type}: InputData) => type.endsWith('[][]');

/**
 * Returns the sum of the least sizes of some inputs. No input of their problem has fewer elements.
 */
export const leastSizeOf = (inputs: readonly Pick<InputData, 'size'>[]): number =>
  inputs.reduce((sum, {size}) => sum + (size?.[0] ?? 0), 0);

/** Returns the greatest size that each of some inputs may have; Infinity if there is no limit. */
export const greatestSizeOf = (inputs: readonly Pick<InputData, 'size'>[]): number =>
  Math.min(...inputs.map(({size}) => size?.[1] ?? Infinity));

/** Whether the field of an input is text, not numbers. */
export const isText = ({type}: InputData): boolean => type === 'string';

/**
 * Returns the least and greatest number that the type of an input, or of its elements, can hold.
 */
export const typeRangeOf = ({type}: Pick<InputData, 'type'>): readonly [bigint, bigint] =>
  typeRanges[type.replaceAll('[]', '')] ?? widest;

function valueRange({type, values}: InputData): readonly [bigint, bigint] {
  return values ? [BigInt(values[0]), BigInt(values[1])] : typeRangeOf({type});
}

/** Replaces the minus signs and dashes that readers paste from pages and papers. */
const plainMinus = (text: string) => text.replace(/[−–‒﹣-]/g, '-');

/** Replaces the braces of a C++ list. */
const squareBrackets = (text: string) => text.replaceAll('{', '[').replaceAll('}', ']');

class Refusal extends Error {
  constructor(readonly fault: InputFault) {
    super(fault.kind);
  }
}

/** Removes the commas between groups of three digits: `1,000`. */
const withoutGroups = (text: string) =>
  /^[+-]?\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text;

function readInteger(word: string, [least, most]: readonly [bigint, bigint], element?: number) {
  if (!/^[+-]?\d+$/.test(word)) {
    throw new Refusal({kind: 'notANumber', text: word, element});
  }
  const value = BigInt(word.replace('+', ''));
  if (value < least || value > most) {
    const [kind, limit] =
      value < least ? (['tooSmall', least] as const) : (['tooLarge', most] as const);
    throw new Refusal({kind, text: String(value), limit: String(limit), element});
  }
  return value;
}

/**
 * Finds a number that is written with commas. `1,000` is one number, because nobody writes an
 * element with leading zeros; `1,200` may well be two. Each run of groups is matched only once,
 * because otherwise many groups would freeze the page.
 */
const findGrouped = (text: string): string | undefined =>
  text
    .match(/\b\d+(?:,\d{3}\b)+/g)
    ?.map((run) => /^.*,0\d{2}/.exec(run)?.[0])
    .find((found) => found !== undefined);

function readWords(text: string, range: readonly [bigint, bigint], before = 0): bigint[] {
  const grouped = findGrouped(text);
  if (grouped !== undefined) {
    throw new Refusal({kind: 'grouped', text: grouped, plain: grouped.replaceAll(',', '')});
  }
  const words = text.trim().split(/\s*[,;]\s*|\s+/);
  // The text is empty, or it ends with a comma because the reader is still typing.
  if (words.at(-1) === '') {
    words.pop();
  }
  return words.map((word, index) => {
    const element = before + index + 1;
    if (word === '') {
      throw new Refusal({kind: 'missing', element});
    }
    return readInteger(word, range, element);
  });
}

/** Removes one pair of brackets around all of the text. */
function unwrap(text: string): string {
  const opens = text.startsWith('[');
  if (opens !== text.endsWith(']')) {
    throw new Refusal({kind: 'unbalanced'});
  }
  return opens ? text.slice(1, -1) : text;
}

function readFlat(text: string, range: readonly [bigint, bigint]): bigint[] {
  const inner = unwrap(text);
  if (/[[\]]/.test(inner)) {
    throw new Refusal({kind: 'tooDeep'});
  }
  return readWords(inner, range);
}

function readNested(text: string, range: readonly [bigint, bigint]): bigint[][] {
  const inner = unwrap(text).trim();
  const parts = inner.match(/\[[^[\]]*\]/g) ?? [];
  if (inner.replace(/\[[^[\]]*\]/g, '').replace(/[\s,;]/g, '') !== '') {
    throw new Refusal({kind: 'unbalanced'});
  }
  let before = 0;
  return parts.map((part) => {
    const row = readWords(part.slice(1, -1), range, before);
    before += row.length;
    return row;
  });
}

function requireSize(size: number, {size: limits}: InputData): void {
  if (limits && size < limits[0]) {
    throw new Refusal({kind: 'tooShort', size, limit: limits[0]});
  }
  if (limits && size > limits[1]) {
    throw new Refusal({kind: 'tooLong', size, limit: limits[1]});
  }
}

function requireOrder(values: readonly bigint[]): void {
  const index = values.findIndex((value, at) => at > 0 && value < (values[at - 1] ?? value));
  if (index > 0) {
    throw new Refusal({kind: 'unsorted', element: index + 1, text: String(values[index])});
  }
}

function read(input: InputData, raw: string): InputValue {
  if (isText(input)) {
    if (raw.includes('"')) {
      throw new Refusal({kind: 'quote'});
    }
    requireSize(raw.length, input);
    return raw;
  }
  const text = plainMinus(raw.trim());
  if (text === '') {
    throw new Refusal({kind: hasElements(input) ? 'empty' : 'noNumber'});
  }
  const range = valueRange(input);
  if (!hasElements(input)) {
    return readInteger(withoutGroups(text), range);
  }
  const list = squareBrackets(text);
  if (isNested(input)) {
    const rows = readNested(list, range);
    requireSize(rows.length, input);
    return rows;
  }
  const values = readFlat(list, range);
  requireSize(values.length, input);
  if (input.sorted) {
    requireOrder(values);
  }
  return values;
}

/**
 * Reads the text of one field: `[1, 2, 3]`, `{1, 2, 3}`, `1 2, 3`, a number, or plain text for
 * a string; checks it against the input's type, size, values and order.
 */
export function readInput(input: InputData, text: string): ReadInput {
  try {
    return {value: read(input, text)};
  } catch (error) {
    if (error instanceof Refusal) {
      return {fault: error.fault};
    }
    throw error;
  }
}

/** Formats an argument in the notation of problem.yaml. */
function formatInput(value: InputValue): string {
  if (typeof value === 'string') {
    return `"${value}"`;
  }
  return typeof value === 'bigint' ? String(value) : `[${value.map(formatInput).join(', ')}]`;
}

/** Formats all arguments in the notation of problem.yaml: `[1, 2, 3]; 2`. */
export const formatInputs = (values: readonly InputValue[]): string =>
  values.map(formatInput).join('; ');

/**
 * Returns the texts of the fields for a line in the notation of problem.yaml; strings without their
 * quotes.
 */
export function splitInputs(line: string): string[] {
  const parts = line.match(/(?:"[^"]*"|[^";])+/g) ?? [];
  return parts.map((part) => part.trim().replace(/^"([^"]*)"$/, '$1'));
}

/** Returns the number of elements of all arrays of an input. */
export function countElements(values: readonly InputValue[]): number {
  const count = (value: InputValue): number =>
    typeof value === 'object' ? value.reduce((sum, item) => sum + count(item), 0) : 1;
  return values
    .filter((value) => typeof value === 'object')
    .reduce((sum, value) => sum + count(value), 0);
}
