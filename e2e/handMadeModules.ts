// Modules of listings that do what no listing of the site does.

const byte = (value: number) => [value];

/** A number below 2¹⁴ in WebAssembly's variable length. */
const number = (value: number) =>
  value < 0x80 ? byte(value) : [(value & 0x7f) | 0x80, value >> 7];

/** A section: its number, then its contents with their length. */
const section = (kind: number, contents: readonly number[]) => [
  kind,
  ...number(contents.length),
  ...contents,
];

const text = (characters: string) => {
  const bytes = [...Buffer.from(characters)];
  return [...number(bytes.length), ...bytes];
};

const list = (items: readonly (readonly number[])[]) => [...number(items.length), ...items.flat()];

const i32 = 0x7f;
const f64 = 0x7c;
const functionType = (parameters: readonly number[], results: readonly number[]) => [
  0x60,
  ...list(parameters.map(byte)),
  ...list(results.map(byte)),
];

/** The types of functions, by the numbers that they have in a module. */
const types = [
  functionType([], []),
  functionType([i32, i32], []),
  functionType([i32], [i32]),
  functionType([], [i32]),
  functionType([], [f64]),
  functionType([i32, i32, i32, i32], [i32]),
];

const end = 0x0b;
const zero = [0x41, 0x00];
const zeroOfCounts = [0x44, 0, 0, 0, 0, 0, 0, 0, 0];

/** What a page calls, each with the number of its type and its code. */
const functionsWith = (run: readonly number[]) => [
  {name: '_initialize', type: 0, code: []},
  {name: 'flush', type: 0, code: []},
  {name: 'limit', type: 1, code: []},
  {name: 'reserve', type: 2, code: [0x41, 0xc0, 0x00]},
  {name: 'run', type: 2, code: run},
  {name: 'answer', type: 3, code: zero},
  {name: 'line', type: 3, code: zero},
  ...['steps', 'reads', 'writes', 'allocations'].map((name) => ({
    name,
    type: 4,
    code: zeroOfCounts,
  })),
];

/**
 * A module with WASI's fd_write as its function 0.
 *
 * @param run the code of its program, which leaves the length of the answer.
 * @param data what stands at the beginning of its memory.
 */
function moduleWith(run: readonly number[], data: readonly number[]): Buffer {
  const functions = functionsWith(run);
  return Buffer.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, list(types)),
    ...section(2, list([[...text('wasi_snapshot_preview1'), ...text('fd_write'), 0, 5]])),
    ...section(3, list(functions.map(({type}) => byte(type)))),
    ...section(5, [1, 0, 1]),
    ...section(
      7,
      list([
        [...text('memory'), 2, 0],
        ...functions.map(({name}, index) => [...text(name), 0, index + 1]),
      ]),
    ),
    ...section(10, list(functions.map(({code}) => [...number(code.length + 2), 0, ...code, end]))),
    ...section(11, list([[0, ...zero, end, ...list(data.map(byte))]])),
  ]);
}

/** A listing's module whose program never ends. */
export const endlessModule = moduleWith([0x03, 0x40, 0x0c, 0x00, end, ...zero], []);

const words = 'one line\n';
/** Where fd_write finds the text and its length, and then the text. */
const printed = [8, 0, 0, 0, words.length, 0, 0, 0, ...Buffer.from(words)];
const print = [0x41, 1, ...zero, 0x41, 1, 0x41, 32, 0x10, 0, 0x1a];

/** A listing's module that prints "one line" and answers nothing. */
export const printingModule = moduleWith([...print, ...zero], printed);

/** A listing's module that prints for ever. */
export const endlesslyPrintingModule = moduleWith(
  [0x03, 0x40, ...print, 0x0c, 0x00, end, ...zero],
  printed,
);
