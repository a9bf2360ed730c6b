// Fake modules of listings, written byte by byte, that behave as a test wants.

import {bytesOf, constant, end, f64, functionType, i32} from './wasmBinary';

/** The types of functions, by their index in a module. */
const types = [
  functionType([], []),
  functionType([i32, i32], []),
  functionType([i32], [i32]),
  functionType([], [i32]),
  functionType([], [f64]),
  functionType([i32, i32, i32, i32], [i32]),
  functionType([i32, i32, i32], []),
];

/** The imports of a module, each with the index of its type. */
const imports = [
  {module: 'wasi_snapshot_preview1', name: 'fd_write', type: 5},
  {module: 'env', name: 'panic', type: 1},
  {module: 'env', name: 'step', type: 1},
];

const parameter = (index: number) => [0x20, index];
const add = [0x6a];
const toF64 = [0xb8];
const unreachable = [0x00];
const callImport = (name: string) => [0x10, imports.findIndex((each) => each.name === name)];
const when = (condition: readonly number[], code: readonly number[]) => [
  ...condition,
  ...[0x04, 0x40],
  ...code,
  end,
];
const forever = (code: readonly number[]) => [0x03, 0x40, ...code, 0x0c, 0x00, end];

/** Globals that hold the arguments of calls until the program runs. */
const globals = {inputLength: 0, wanted: 1, moments: 2, entry: 3};
const get = (global: keyof typeof globals) => [0x23, globals[global]];
const set = (global: keyof typeof globals, value: readonly number[]) => [
  ...value,
  0x24,
  globals[global],
];

/** Addresses in the memory of a module: its texts and its input. */
const textsBegin = 64;
const inputAt = 4096;

export interface Behaviour {
  readonly answer?: string;
  /** The message of its failure, before it stops. */
  readonly panic?: string;
  /** It fails on inputs of at least this many bytes. */
  readonly panicFrom?: number;
  /** Reported as a step if steps are recorded; in the notation of rawStep.ts. */
  readonly step?: string;
  readonly printed?: string;
  readonly isPrintedForEver?: boolean;
  /** The module does not end on an input with more bytes than this. */
  readonly endlessAbove?: number;
  /** The verdict on its answer: the reason why it is wrong, or nothing. */
  readonly verdict?: string;
  readonly isUnique?: boolean;
  readonly steps?: number;
  /** Adds as many characters to a requested input as the value of the seed. */
  readonly isSeeded?: boolean;
}

/**
 * Makes a module that serves as the plain and as the traced one. If an input is requested, it
 * returns the beginning of its answer, with as many characters as the sum of the input's kind and
 * size. It counts the length of its input as touched, and its entry as comparisons.
 */
export function handMadeModule({
  answer = '',
  panic,
  panicFrom = 0,
  step = '',
  printed,
  isPrintedForEver = false,
  endlessAbove = 1000,
  verdict = '',
  isUnique = true,
  steps = 0,
  isSeeded = false,
}: Behaviour): Buffer<ArrayBuffer> {
  const texts = {answer, panic: panic ?? '', step, printed: printed ?? '', verdict};
  const all = Object.values(texts).join('');
  const addressOf = (name: keyof typeof texts) => {
    const before = Object.keys(texts).indexOf(name);
    return textsBegin + Object.values(texts).slice(0, before).join('').length;
  };
  const place = (name: keyof typeof texts) => [
    ...constant(addressOf(name)),
    ...constant(texts[name].length),
  ];
  const print = [1, 0, 1, 8].flatMap(constant).concat(callImport('fd_write'), 0x1a);
  const write = isPrintedForEver ? forever(print) : print;
  const program = [
    ...set('entry', parameter(0)),
    ...when(get('wanted'), [...get('wanted'), 0x0f]),
    ...when(get('moments'), [...place('step'), ...callImport('step')]),
    ...(printed === undefined ? [] : write),
    ...(panic === undefined
      ? []
      : when(
          [...get('inputLength'), ...constant(panicFrom), 0x4e],
          [...place('panic'), ...callImport('panic'), ...unreachable],
        )),
    ...when([...get('inputLength'), ...constant(endlessAbove), 0x4a], forever([])),
    ...constant(answer.length),
  ];
  /** A kind of 1 requests a verdict and no input. */
  const want = when(
    [...parameter(0), ...constant(1), 0x47],
    set('wanted', [
      ...[...parameter(0), ...parameter(1), ...add],
      ...(isSeeded ? [...parameter(2), ...add] : []),
    ]),
  );
  const count = (name: string, value: number) => ({
    name,
    type: 4,
    code: [...constant(value), ...toF64],
  });
  const functions = [
    {name: '_initialize', type: 0, code: []},
    {name: 'flush', type: 0, code: []},
    {name: 'limit', type: 1, code: set('moments', parameter(1))},
    {
      name: 'reserve',
      type: 2,
      code: [...set('inputLength', parameter(0)), ...constant(inputAt)],
    },
    {name: 'want', type: 6, code: want},
    {name: 'run', type: 2, code: program},
    {name: 'answer', type: 3, code: constant(addressOf('answer'))},
    {name: 'verdict', type: 3, code: constant(addressOf('verdict'))},
    {name: 'verdict_length', type: 3, code: constant(verdict.length)},
    {name: 'verdict_is_unique', type: 3, code: constant(Number(isUnique))},
    {name: 'line', type: 3, code: constant(0)},
    count('steps', steps),
    {name: 'touched', type: 4, code: [...get('inputLength'), ...toF64]},
    {name: 'comparisons', type: 4, code: [...get('entry'), ...toF64]},
    ...['reads', 'writes', 'allocations', 'bytes', 'accesses'].map((name) => count(name, 0)),
  ];
  const pieces = [addressOf('printed'), texts.printed.length].flatMap((value) => [
    ...[value & 0xff, value >> 8, 0, 0],
  ]);
  return bytesOf({
    types,
    imports,
    functions,
    globals: Object.keys(globals).length,
    pages: 1,
    data: [
      {at: 0, bytes: pieces},
      {at: textsBegin, bytes: [...Buffer.from(all)]},
    ],
  });
}
