import type {Call, Cells, Local, Step, Place, Value} from '../model/trace';

/** A value as cpp/wasm/trace.hpp writes it. */
type RawValue =
  | boolean
  | number
  | string
  | null
  /** Unwritten memory. */
  | {readonly u: 1}
  /** Nothing that can be shown. */
  | {readonly x: 1}
  | {readonly i: string}
  /** A value in the notation of its proof. */
  | {readonly w: string}
  /** A pointer and the size of what it points to, in bytes. */
  | RawPointer
  /** The elements at an address, their size in bytes, and whether they are a block. */
  | RawSequence
  | {readonly m: readonly RawValue[]}
  | {readonly k: readonly {readonly m: readonly [RawValue, RawValue]}[]}
  | {readonly o: readonly (readonly [string, RawValue])[]};

interface RawPointer {
  readonly p: number;
  readonly s: number;
}

interface RawSequence {
  readonly '@': number;
  readonly s: number;
  readonly b?: 1;
  readonly e: readonly RawValue[];
  /** The number of elements, where not all are told. */
  readonly n?: number;
}

/** A step as cpp/wasm/trace.cpp reports it: the state before a line runs. */
interface RawStep {
  /** The line; 0 at the end of the run. */
  readonly l: number;
  /** Addresses that were read or, negative, written since the step before. */
  readonly a?: readonly number[];
  readonly more?: number;
  readonly t?: readonly [source: string, holds: boolean];
  readonly r?: readonly [name: string, value?: RawValue];
  readonly c: readonly (readonly [
    name: string,
    begins: number,
    line: number,
    locals: readonly (readonly [name: string, value: RawValue, indexes?: string])[],
  ])[];
}

/** Memory that holds elements of one size. */
interface Stretch {
  readonly first: number;
  readonly elementSize: number;
  readonly size: number;
}

/** Memory that is shown as one row of cells. */
interface Extent extends Stretch {
  readonly id: number;
}

const sizeOf = ({e, n}: RawSequence) => n ?? e.length;

const stretchOf = (sequence: RawSequence): Stretch => ({
  first: sequence['@'],
  elementSize: sequence.s,
  size: sizeOf(sequence),
});

/** Tells memory from other; an array of arrays begins where its first element does. */
const keyOf = ({first, elementSize}: Stretch) => `${first} ${elementSize}`;

const isSequence = (value: RawValue): value is RawSequence =>
  typeof value === 'object' && value !== null && '@' in value;

function* sequencesIn(value: RawValue): Generator<RawSequence> {
  if (typeof value !== 'object' || value === null) {
    return;
  }
  if (isSequence(value)) {
    yield value;
    for (const element of value.e) {
      yield* sequencesIn(element);
    }
  } else if ('m' in value) {
    for (const item of value.m) {
      yield* sequencesIn(item);
    }
  } else if ('k' in value) {
    for (const entry of value.k) {
      yield* sequencesIn(entry);
    }
  } else if ('o' in value) {
    for (const [, held] of value.o) {
      yield* sequencesIn(held);
    }
  }
}

const endOf = ({first, elementSize, size}: Stretch) => first + elementSize * size;

/** Whether an address is that of a part of an element. */
const leadsInto = (address: number, stretch: Stretch) =>
  address >= stretch.first && address < endOf(stretch);

/** Records the raw steps that an instrumented module reports, one by one. */
export class TraceRecorder {
  readonly steps: Step[] = [];
  readonly #ids = new Map<string, number>();
  #extents: readonly Extent[] = [];
  #extentsByKey: ReadonlyMap<string, Extent> = new Map();
  #line = 0;

  /** @param json a step in the notation of cpp/wasm/trace.cpp. */
  add(json: string): void {
    const step = JSON.parse(json) as RawStep;
    const before = this.#extents;
    const last = this.steps.at(-1);
    const sequences = step.c.flatMap(([, , , locals]) =>
      locals.flatMap(([, value]) => [...sequencesIn(value)]),
    );
    this.#extents = this.#extentsOf(sequences);
    this.#extentsByKey = new Map(this.#extents.map((extent) => [keyOf(extent), extent]));
    const isEnd = step.l === 0;
    const [outermost] = step.c;
    const places = (written: boolean) =>
      (step.a ?? [])
        .filter((address) => address < 0 === written)
        .flatMap((address) => {
          const place =
            this.#placeOf(Math.abs(address), before) ??
            this.#placeOf(Math.abs(address), this.#extents);
          return place ? [place] : [];
        });
    this.steps.push({
      line: last ? this.#line : (outermost?.[1] ?? step.l),
      calls: isEnd && last ? last.calls : this.#callsOf(step),
      arrays: isEnd && last ? last.arrays : this.#arraysOf(sequences),
      reads: places(false),
      writes: places(true),
      ...(step.more !== undefined && {more: step.more}),
      ...(step.t && {test: {text: step.t[0], holds: step.t[1]}}),
      ...(step.r && {
        returned: {
          name: step.r[0],
          ...(step.r[1] !== undefined && {value: this.#valueOf(step.r[1])}),
        },
      }),
    });
    this.#line = step.l;
  }

  /** Returns the longest stretches of memory; what lies within another is part of it. */
  #extentsOf(sequences: readonly RawSequence[]): Extent[] {
    const longestFirst = [...sequences].sort((a, b) => sizeOf(b) * b.s - sizeOf(a) * a.s);
    // In this order one that lies within another lies within the last that does not.
    const byPlace = [...longestFirst].sort((a, b) => a.s - b.s || a['@'] - b['@']);
    const holders = new Set<RawSequence>();
    let last: RawSequence | undefined;
    for (const sequence of byPlace) {
      if (!last || !this.#holds(stretchOf(last), stretchOf(sequence))) {
        holders.add(sequence);
        last = sequence;
      }
    }
    return longestFirst
      .filter((sequence) => holders.has(sequence))
      .map((sequence) => ({
        ...stretchOf(sequence),
        id: this.#idOf(keyOf(stretchOf(sequence))),
      }));
  }

  #holds(outer: Stretch, inner: Stretch): boolean {
    return (
      outer.elementSize === inner.elementSize &&
      inner.first >= outer.first &&
      endOf(inner) <= endOf(outer)
    );
  }

  /** Returns an id for memory. */
  #idOf(key: string): number {
    const id = this.#ids.get(key) ?? this.#ids.size;
    this.#ids.set(key, id);
    return id;
  }

  #placeOf(address: number, extents: readonly Extent[]): Place | undefined {
    // Of an array of arrays, the inner one.
    const extent = extents
      .filter((candidate) => leadsInto(address, candidate))
      .sort((a, b) => a.elementSize - b.elementSize)[0];
    return extent && [extent.id, Math.floor((address - extent.first) / extent.elementSize)];
  }

  #arraysOf(sequences: readonly RawSequence[]): Cells[] {
    const byKey = new Map<string, RawSequence[]>();
    for (const sequence of sequences) {
      const key = keyOf(stretchOf(sequence));
      byKey.set(key, [...(byKey.get(key) ?? []), sequence]);
    }
    return this.#extents.map((extent) => {
      const {id, size} = extent;
      const same = byKey.get(keyOf(extent)) ?? [];
      const [told = []] = same.map(({e}) => e).sort((a, b) => b.length - a.length);
      return {
        id,
        values: told.map((element) => this.#valueOf(element)),
        ...(told.length < size && {size}),
        ...(same.some(({b}) => b) && {block: true as const}),
      };
    });
  }

  #callsOf(step: RawStep): Call[] {
    return step.c.map(([name, , line, locals]) => ({
      name,
      line,
      locals: locals.map(([local, value, indexes]): Local => ({
        name: local,
        value: this.#valueOf(value),
        ...(indexes !== undefined && {indexes: indexes.split(' ')}),
      })),
    }));
  }

  #valueOf(raw: RawValue): Value {
    if (raw === null) {
      return {kind: 'none'};
    }
    if (typeof raw !== 'object') {
      return raw;
    }
    if (isSequence(raw)) {
      return this.#rangeOf(raw);
    }
    if ('u' in raw) {
      return {kind: 'unknown'};
    }
    if ('x' in raw) {
      return {kind: 'elsewhere'};
    }
    if ('i' in raw) {
      return {kind: 'big', digits: raw.i};
    }
    if ('w' in raw) {
      return {kind: 'words', words: raw.w};
    }
    if ('p' in raw) {
      return this.#pointerOf(raw);
    }
    if ('m' in raw) {
      return {kind: 'list', items: raw.m.map((item) => this.#valueOf(item))};
    }
    if ('k' in raw) {
      return {
        kind: 'map',
        entries: raw.k.map(({m: [key, value]}) => [this.#valueOf(key), this.#valueOf(value)]),
      };
    }
    return {kind: 'record', fields: raw.o.map(([name, held]) => [name, this.#valueOf(held)])};
  }

  #rangeOf(sequence: RawSequence): Value {
    const {e} = sequence;
    const wanted = stretchOf(sequence);
    const {first, elementSize, size} = wanted;
    const same = this.#extentsByKey.get(keyOf(wanted));
    const extent =
      same && this.#holds(same, wanted)
        ? same
        : this.#extents.find((candidate) => this.#holds(candidate, wanted));
    if (!extent) {
      return {kind: 'list', items: e.map((element) => this.#valueOf(element))};
    }
    const from = (first - extent.first) / elementSize;
    return {kind: 'array', id: extent.id, from, to: from + size};
  }

  #pointerOf({p: address, s: targetSize}: RawPointer): Value {
    const isInside = (extent: Extent) => leadsInto(address, extent);
    const isAtEnd = (extent: Extent) => address === endOf(extent);
    // Of an array of arrays, the row whose elements it points to.
    const fitting = this.#extents.filter(({elementSize}) => elementSize === targetSize);
    const extent =
      fitting.find(isInside) ??
      fitting.find(isAtEnd) ??
      this.#extents.find(isInside) ??
      this.#extents.find(isAtEnd);
    return extent
      ? {
          kind: 'pointer',
          id: extent.id,
          index: Math.floor((address - extent.first) / extent.elementSize),
        }
      : {kind: 'elsewhere'};
  }
}
