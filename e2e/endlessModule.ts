/** A WebAssembly section: its number, then its contents with their length. */
const section = (number: number, contents: readonly number[]) => [
  number,
  contents.length,
  ...contents,
];

const named = (name: string, kind: number, index: number) => [
  name.length,
  ...Buffer.from(name),
  kind,
  index,
];

/** Functions by their name, each with its type and its code. */
const functions = [
  {name: '_initialize', type: 0, code: [0x0b]},
  {name: 'limit', type: 1, code: [0x0b]},
  {name: 'reserve', type: 2, code: [0x41, 0x00, 0x0b]},
  // loop br 0 end, and an answer that is never reached.
  {name: 'run', type: 2, code: [0x03, 0x40, 0x0c, 0x00, 0x0b, 0x41, 0x00, 0x0b]},
] as const;

/** A listing's module whose program never ends. */
export const endlessModule = Buffer.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  // () → (), (i32, i32) → (), (i32) → i32
  ...section(1, [3, 0x60, 0, 0, 0x60, 2, 0x7f, 0x7f, 0, 0x60, 1, 0x7f, 1, 0x7f]),
  ...section(3, [functions.length, ...functions.map(({type}) => type)]),
  ...section(5, [1, 0, 1]),
  ...section(7, [
    functions.length + 1,
    ...named('memory', 2, 0),
    ...functions.flatMap(({name}, index) => named(name, 0, index)),
  ]),
  ...section(10, [
    functions.length,
    ...functions.flatMap(({code}) => [code.length + 1, 0, ...code]),
  ]),
]);
