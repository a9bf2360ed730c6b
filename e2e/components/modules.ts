// WebAssembly modules written by hand, in the place of those that a compiler makes of a
// listing: what they do stands in a test, and none takes a compiler.

/** What a program does in one run. */
export interface Script {
  /** Steps that it tells, as an instrumented program writes them; `RawStep` of `recordTrace.ts`. */
  readonly steps?: readonly object[];
  readonly answer?: string;
  /** Text that it prints, with its line break. */
  readonly prints?: string;
  /** Words with which a check stops it. */
  readonly panic?: string;
  /** Whether it prints, or runs, without end. */
  readonly isEndless?: boolean;
  /** What the problem's judge says of the answer; empty for a right one. */
  readonly wrong?: string;
  /** Whether no other answer is right; true when left out. */
  readonly isUnique?: boolean;
  /** How often it reads or writes memory. */
  readonly accesses?: number;
}

const byte = (value: number) => [value];

/** A number in WebAssembly's variable length. */
function number(value: number): number[] {
  return value < 0x80 ? byte(value) : [(value & 0x7f) | 0x80, ...number(value >> 7)];
}

/** A number from 0 as the constant of an instruction, whose sign is its highest bit. */
function constant(value: number): number[] {
  const rest = (of: number): number[] =>
    of < 0x40 ? byte(of) : [(of & 0x7f) | 0x80, ...rest(of >> 7)];
  return [0x41, ...rest(value)];
}

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
const functionType = (parameters: number, results: number) => [
  0x60,
  ...list(Array.from({length: parameters}, () => byte(i32))),
  ...list(Array.from({length: results}, () => byte(i32))),
];

/** The types of functions, by the numbers that they have in a module. */
const types = [
  functionType(0, 0),
  functionType(2, 0),
  functionType(1, 1),
  functionType(0, 1),
  functionType(3, 0),
  functionType(4, 1),
];

const end = 0x0b;
const load = (at: number) => [...constant(at), 0x28, 2, 0];
const store = (at: number, value: readonly number[]) => [...constant(at), ...value, 0x36, 2, 0];
const call = (index: number) => [0x10, index];

/** Functions of the page, in the order in which a module imports them. */
const [writeFile, panic, step] = [0, 1, 2];

/** Where in its memory a module keeps what it is asked for. */
const places = {length: 0, answer: 4, verdict: 8, verdictLength: 12, isUnique: 16, accesses: 20};

/** Where data stand, and where the page writes the input. */
const [dataBegin, inputBegin] = [64, 0x10000];

/**
 * A module with two programs.
 *
 * @param large what it does instead on an input of at least `from` characters.
 */
export function scriptedModule(
  small: Script,
  {large = small, from = 0}: {large?: Script; from?: number} = {},
): Buffer {
  const data: number[] = [];
  const keep = (characters: string): [at: number, length: number] => {
    const bytes = Buffer.from(characters);
    data.push(...bytes);
    return [dataBegin + data.length - bytes.length, bytes.length];
  };
  const told = (characters: string) => keep(characters).flatMap(constant);
  const printed = (characters: string) => {
    const [at, length] = keep(characters);
    // WASI writes pieces: each an address and a length.
    return [
      ...store(32, constant(at)),
      ...store(36, constant(length)),
      ...[1, 32, 1, 40].flatMap(constant),
      ...call(writeFile),
      0x1a,
    ];
  };
  const play = (script: Script): number[] => {
    const [answerAt, answerLength] = keep(script.answer ?? '');
    const [verdictAt, verdictLength] = keep(script.wrong ?? '');
    const print = script.prints === undefined ? [] : printed(script.prints);
    return [
      ...(script.steps ?? []).flatMap((each) => [...told(JSON.stringify(each)), ...call(step)]),
      ...store(places.answer, constant(answerAt)),
      ...store(places.verdict, constant(verdictAt)),
      ...store(places.verdictLength, constant(verdictLength)),
      ...store(places.isUnique, constant(script.isUnique === false ? 0 : 1)),
      ...store(places.accesses, constant(script.accesses ?? 0)),
      ...(script.isEndless ? [0x03, 0x40, ...print, 0x0c, 0, end] : print),
      ...(script.panic === undefined ? [] : [...told(script.panic), ...call(panic), 0x00]),
      ...constant(answerLength),
    ];
  };
  const functions = [
    {name: '_initialize', type: 0, code: []},
    {name: 'flush', type: 0, code: []},
    {name: 'limit', type: 1, code: []},
    {
      name: 'reserve',
      type: 2,
      code: [...store(places.length, [0x20, 0]), ...constant(inputBegin)],
    },
    {
      name: 'run',
      type: 2,
      code: [
        ...load(places.length),
        ...constant(from),
        // Whether the length is at least that, as a signed number.
        0x4e,
        0x04,
        i32,
        ...play(large),
        0x05,
        ...play(small),
        end,
      ],
    },
    {name: 'answer', type: 3, code: load(places.answer)},
    {name: 'want', type: 4, code: []},
    {name: 'verdict', type: 3, code: load(places.verdict)},
    {name: 'verdict_length', type: 3, code: load(places.verdictLength)},
    {name: 'verdict_is_unique', type: 3, code: load(places.isUnique)},
    {name: 'accesses', type: 3, code: load(places.accesses)},
    {name: 'line', type: 3, code: constant(small.panic === undefined ? 0 : 2)},
    ...['steps', 'reads', 'writes', 'allocations', 'comparisons', 'touched', 'bytes'].map(
      (name, index) => ({name, type: 3, code: constant(index + 7)}),
    ),
  ];
  const imported = [
    ['wasi_snapshot_preview1', 'fd_write', 5],
    ['env', 'panic', 1],
    ['env', 'step', 1],
  ] as const;
  return Buffer.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, list(types)),
    ...section(
      2,
      list(imported.map(([from, name, type]) => [...text(from), ...text(name), 0, type])),
    ),
    ...section(3, list(functions.map(({type}) => byte(type)))),
    ...section(5, [1, 0, 2]),
    ...section(
      7,
      list([
        [...text('memory'), 2, 0],
        ...functions.map(({name}, index) => [...text(name), 0, imported.length + index]),
      ]),
    ),
    ...section(10, list(functions.map(({code}) => [...number(code.length + 2), 0, ...code, end]))),
    ...section(11, list([[0, ...constant(dataBegin), end, ...list(data.map(byte))]])),
  ]);
}
