/** A value as cpp/wasm/show.hpp writes it. */
export type RawValue =
  | boolean
  | number
  | string
  | null
  /** Unwritten memory. */
  | {readonly u: 1}
  /** A value that cannot be shown. */
  | {readonly x: 1}
  | {readonly i: string}
  /** Text that the page shows unchanged, such as a value in the notation of its proof. */
  | {readonly w: string}
  /** A pointer, and the size of its target in bytes. */
  | RawPointer
  /** The elements at an address, their size in bytes, and whether they are a block of the heap. */
  | RawSequence
  /** An iterator at an element of a list, map or set. */
  | {readonly d: RawValue}
  | {readonly m: readonly RawValue[]}
  | {readonly k: readonly {readonly m: readonly [RawValue, RawValue]}[]}
  | {readonly o: readonly (readonly [string, RawValue])[]};

export interface RawPointer {
  readonly p: number;
  readonly s: number;
  /** The name of the variable that it points to. */
  readonly v?: string;
}

export interface RawSequence {
  readonly '@': number;
  readonly s: number;
  readonly b?: 1;
  readonly e: readonly RawValue[];
  /** The number of elements, if the step does not list all of them. */
  readonly n?: number;
}

/** A step as cpp/wasm/trace.cpp reports it: the state before a line runs. */
export interface RawStep {
  /** The line; 0 at the end of the run. */
  readonly l: number;
  /** Addresses that were read or, negative, written since the step before. */
  readonly a?: readonly number[];
  readonly more?: number;
  /**
   * Addresses of the blocks that the program allocated (`n`) or freed (`f`) since the step before.
   */
  readonly n?: readonly number[];
  readonly f?: readonly number[];
  readonly t?: readonly [source: string, holds: boolean];
  readonly r?: readonly [name: string, value?: RawValue];
  /** Present if an exception was thrown. */
  readonly throws?: 1;
  readonly c: readonly (readonly [
    name: string,
    begins: number,
    line: number,
    locals: readonly (readonly [name: string, value: RawValue, indexes?: string])[],
    /** Distinguishes the call from other calls of the same function. */
    serial?: number,
  ])[];
}

/** Whether a value is a sequence of elements in memory. */
export const isSequence = (value: object): value is RawSequence => '@' in value;
