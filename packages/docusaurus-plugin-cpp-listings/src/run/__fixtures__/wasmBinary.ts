// Encodes WebAssembly modules that are written by hand.
// Source: WebAssembly Core Specification, 5 "Binary Format".

type Bytes = readonly number[];

export const i32 = 0x7f;
export const f64 = 0x7c;
export const end = 0x0b;

/** Encodes a non-negative number in the variable length of counts and indices. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >> 7)];
}

/**
 * Encodes a non-negative number in the variable length of constants, whose highest bit is the sign.
 */
function signed(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...signed(value >> 7)];
}

/** The instruction that pushes a non-negative number onto the stack. */
export const constant = (value: number): number[] => [0x41, ...signed(value)];

const list = (items: readonly Bytes[]) => [...unsigned(items.length), ...items.flat()];

const section = (kind: number, contents: Bytes) => [
  kind,
  ...unsigned(contents.length),
  ...contents,
];

const text = (characters: string) => {
  const bytes = [...Buffer.from(characters)];
  return [...unsigned(bytes.length), ...bytes];
};

/** The type of a function, from the types of its parameters and its results. */
export const functionType = (parameters: Bytes, results: Bytes): number[] => [
  0x60,
  ...list(parameters.map((type) => [type])),
  ...list(results.map((type) => [type])),
];

/** A module. It exports all its functions, and its one memory as `memory`. */
export interface HandMadeModule {
  readonly types: readonly Bytes[];
  /** Imported functions of the page, each with the index of its type. */
  readonly imports: readonly {
    readonly module: string;
    readonly name: string;
    readonly type: number;
  }[];
  readonly functions: readonly {
    readonly name: string;
    readonly type: number;
    readonly code: Bytes;
  }[];
  /** The number of mutable globals, which begin at 0; none when left out. */
  readonly globals?: number;
  /** The size of the memory, in units of 64 KiB. */
  readonly pages: number;
  /** The initial contents of the memory, by address. */
  readonly data: readonly {readonly at: number; readonly bytes: Bytes}[];
}

/** Returns the bytes of a module. */
export function bytesOf({
  types,
  imports,
  functions,
  globals = 0,
  pages,
  data,
}: HandMadeModule): Buffer<ArrayBuffer> {
  return Buffer.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, list(types)),
    ...section(
      2,
      list(imports.map(({module, name, type}) => [...text(module), ...text(name), 0, type])),
    ),
    ...section(3, list(functions.map(({type}) => [type]))),
    ...section(5, [1, 0, pages]),
    ...section(6, list(Array.from({length: globals}, () => [i32, 1, ...constant(0), end]))),
    ...section(
      7,
      list([
        [...text('memory'), 2, 0],
        ...functions.map(({name}, index) => [
          ...text(name),
          0,
          ...unsigned(imports.length + index),
        ]),
      ]),
    ),
    ...section(
      10,
      list(functions.map(({code}) => [...unsigned(code.length + 2), 0, ...code, end])),
    ),
    ...section(
      11,
      list(
        data.map(({at, bytes}) => [0, ...constant(at), end, ...unsigned(bytes.length), ...bytes]),
      ),
    ),
  ]);
}
