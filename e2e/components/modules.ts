// Hand-written WebAssembly modules that replace compiled listings. A test defines what they do, and
// they need no compiler.

import {
  bytesOf,
  constant,
  end,
  functionType,
  i32,
} from '../../packages/docusaurus-plugin-cpp-listings/src/run/__fixtures__/wasmBinary';

/** What a program does in one run. */
export interface Script {
  /**
   * The steps that it reports, as an instrumented program writes them; `RawStep` of
   * `recordTrace.ts`.
   */
  readonly steps?: readonly object[];
  readonly answer?: string;
  /** The text that it prints, with its line break. */
  readonly prints?: string;
  /** The message of the check that stops it. */
  readonly panic?: string;
  /** Whether it runs, and prints, without end. */
  readonly isEndless?: boolean;
  /** The message of the problem's judge about the answer; empty for a right answer. */
  readonly wrong?: string;
  /** Whether no other answer is right. The default is true. */
  readonly isUnique?: boolean;
  /** The number of its memory accesses. */
  readonly accesses?: number;
}

/** The function types, by their indices in a module. */
const types = [
  functionType([], []),
  functionType([i32, i32], []),
  functionType([i32], [i32]),
  functionType([], [i32]),
  functionType([i32, i32, i32], []),
  functionType([i32, i32, i32, i32], [i32]),
];

const load = (at: number) => [...constant(at), 0x28, 2, 0];
const store = (at: number, value: readonly number[]) => [...constant(at), ...value, 0x36, 2, 0];
const call = (index: number) => [0x10, index];

/** The imported functions of the page, by their indices. */
const [writeFile, panic, step] = [0, 1, 2];

/** The addresses at which a module stores its results. */
const places = {length: 0, answer: 4, verdict: 8, verdictLength: 12, isUnique: 16, accesses: 20};

/** The addresses of the data and of the input, which the page writes. */
const [dataBegin, inputBegin] = [64, 0x10000];

/**
 * Returns a module that plays one of two scripts.
 *
 * @param large the script for inputs of at least `from` characters.
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
  const textArguments = (characters: string) => keep(characters).flatMap(constant);
  const printed = (characters: string) => {
    const [at, length] = keep(characters);
    // WASI writes a list of buffers, each with an address and a length.
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
      ...(script.steps ?? []).flatMap((each) => [
        ...textArguments(JSON.stringify(each)),
        ...call(step),
      ]),
      ...store(places.answer, constant(answerAt)),
      ...store(places.verdict, constant(verdictAt)),
      ...store(places.verdictLength, constant(verdictLength)),
      ...store(places.isUnique, constant(script.isUnique === false ? 0 : 1)),
      ...store(places.accesses, constant(script.accesses ?? 0)),
      ...(script.isEndless ? [0x03, 0x40, ...print, 0x0c, 0, end] : print),
      ...(script.panic === undefined ? [] : [...textArguments(script.panic), ...call(panic), 0x00]),
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
        // `i32.ge_s`: whether the length is at least `from`.
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
  return bytesOf({
    types,
    imports: [
      {module: 'wasi_snapshot_preview1', name: 'fd_write', type: 5},
      {module: 'env', name: 'panic', type: 1},
      {module: 'env', name: 'step', type: 1},
    ],
    functions,
    pages: 2,
    data: [{at: dataBegin, bytes: data}],
  });
}
