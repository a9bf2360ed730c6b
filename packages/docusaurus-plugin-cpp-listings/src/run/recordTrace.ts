import type {Call, Cells, Local, Step, Place, Value} from '../model/trace';
import {valuesIn} from '../model/valuesIn';
import {findSequences, type FoundSequence} from './findSequences';
import {
  isSequence,
  type RawPointer,
  type RawSequence,
  type RawStep,
  type RawValue,
} from './rawStep';
import {
  bytesOf,
  endOf,
  holds,
  isNowhere,
  isSameElement,
  isSameStretch,
  keyOf,
  leadsInto,
  stretchOf,
  type Stretch,
} from './stretch';

/** Memory that is shown as one row of cells. */
interface Extent extends Stretch {
  readonly id: number;
  /** Distinguishes the extent from the others of its step. */
  readonly key: string;
  /** Indices of the step's sequences that begin where the extent begins. */
  readonly members: readonly number[];
}

/** Cells as the module reports them, and as the page shows them. */
interface RecordedCells {
  readonly told: readonly RawValue[];
  readonly shown: Cells;
}

/** Adds the ids of the arrays that a value holds, and of those within these. */
function addArrays(value: Value, arrays: readonly Cells[], ids: Set<number>): void {
  const add = (held: Value) => addArrays(held, arrays, ids);
  valuesIn(value).forEach(add);
  const id = typeof value === 'object' && 'id' in value ? value.id : undefined;
  if (id !== undefined && !ids.has(id)) {
    ids.add(id);
    arrays.find((cells) => cells.id === id)?.values.forEach(add);
  }
}

/**
 * Returns the calls and arrays at the end of a run: those of the outermost call, as its last step
 * left them. The calls inside it have returned.
 */
function endOfRun({calls, arrays}: Step): Pick<Step, 'calls' | 'arrays'> {
  if (calls.length <= 1) {
    return {calls, arrays};
  }
  const outermost = calls.slice(0, 1);
  const held = new Set<number>();
  outermost.forEach(({locals}) => locals.forEach(({value}) => addArrays(value, arrays, held)));
  return {calls: outermost, arrays: arrays.filter(({id}) => held.has(id))};
}

/** Records the raw steps that an instrumented module reports, one by one. */
export class TraceRecorder {
  readonly steps: Step[] = [];
  readonly #ids = new Map<string, number>();
  #extents: readonly Extent[] = [];
  #extentsByKey: ReadonlyMap<string, Extent> = new Map();
  #sequences: readonly FoundSequence[] = [];
  /** The cells of each extent in the step before; empty if that step had other extents. */
  #cells: readonly RecordedCells[] = [];
  /** Keys for sequences without memory, which have no address to distinguish them. */
  #keysOfEmpty: ReadonlyMap<RawSequence, string> = new Map();
  /** The blocks that the step before showed. */
  #blocks: readonly Extent[] = [];
  /** Addresses of blocks that the program allocated and that no step has shown yet. */
  readonly #unseen = new Set<number>();
  #serials: readonly (number | undefined)[] = [];
  #line = 0;

  /** @param json a step in the notation of rawStep.ts. */
  add(json: string): void {
    const step = JSON.parse(json) as RawStep;
    const before = this.#extents;
    const last = this.steps.at(-1);
    const sequences = this.#sequencesOf(step);
    this.#findExtents(sequences);
    const isEnd = step.l === 0;
    const kept = this.#keptCalls(step);
    const state = isEnd && last ? endOfRun(last) : undefined;
    const arrays = state?.arrays ?? this.#arraysOf(sequences);
    const memory = this.#memoryOf(step, arrays);
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
      calls: state?.calls ?? this.#callsOf(step),
      arrays,
      reads: places(false),
      writes: places(true),
      ...(step.more !== undefined && {more: step.more}),
      ...(kept !== undefined && {kept}),
      ...memory,
      ...(step.t && {test: {text: step.t[0], holds: step.t[1]}}),
      ...(step.r && {
        returned: {
          name: step.r[0],
          ...(step.r[1] !== undefined && {value: this.#valueOf(step.r[1])}),
        },
      }),
      ...(step.throws && {throws: true as const}),
    });
    this.#line = step.l;
  }

  /** Returns the sequences that the variables of a step hold. */
  #sequencesOf({c}: RawStep): FoundSequence[] {
    const keys = new Map<RawSequence, string>();
    const sequences = c.flatMap(([, , , locals], depth) =>
      locals.flatMap(([name, value]) => {
        const found: FoundSequence[] = [];
        findSequences([value], found);
        return found.map((sequence, index) => {
          if (!isNowhere(sequence)) {
            return sequence;
          }
          const key = `${depth} ${name} ${index}`;
          keys.set(sequence.raw, key);
          return {...sequence, key};
        });
      }),
    );
    this.#keysOfEmpty = keys;
    return sequences;
  }

  /** Finds the extents of a step. They are usually the same as in the step before. */
  #findExtents(sequences: readonly FoundSequence[]): void {
    const before = this.#sequences;
    this.#sequences = sequences;
    const isSame = (sequence: FoundSequence, index: number) => {
      const same = before[index];
      return same && same.key === sequence.key && isSameStretch(same, sequence);
    };
    if (before.length !== sequences.length || !sequences.every(isSame)) {
      this.#extents = this.#extentsOf(sequences);
      this.#extentsByKey = new Map(this.#extents.map((extent) => [extent.key, extent]));
      this.#cells = [];
    }
  }

  /**
   * Returns how many of the outermost calls continued, if another call took the place of one that
   * was running in the step before.
   */
  #keptCalls({c}: RawStep): number | undefined {
    const before = this.#serials;
    this.#serials = c.map(([, , , , serial]) => serial);
    const shared = Math.min(before.length, c.length);
    const kept = this.#serials.findIndex((serial, depth) => serial !== before[depth]);
    return kept >= 0 && kept < shared ? kept : undefined;
  }

  /** Returns the sizes, in elements, of shown blocks that the program allocated, freed or lost. */
  #memoryOf({l, n = [], f = []}: RawStep, arrays: readonly Cells[]) {
    n.forEach((address) => this.#unseen.add(address));
    const freed = new Set(f);
    const before = this.#blocks;
    const shown = new Map(arrays.map(({id, block}) => [id, block]));
    const isEnd = l === 0;
    this.#blocks = isEnd ? [] : this.#extents.filter(({id}) => shown.get(id));
    const sizes = (blocks: readonly Extent[]) => blocks.map(({size}) => size);
    const memory = {
      taken: sizes(
        this.#extents.filter(({id, first}) => this.#unseen.delete(first) && shown.get(id)),
      ),
      freed: sizes(before.filter(({first}) => freed.has(first))),
      // Variables that leave scope at the last step are not reported as lost.
      lost: isEnd ? [] : sizes(before.filter(({id, first}) => !shown.has(id) && !freed.has(first))),
    };
    f.forEach((address) => this.#unseen.delete(address));
    return Object.fromEntries(Object.entries(memory).filter(([, blocks]) => blocks.length > 0));
  }

  /** Returns the longest stretches of memory. A sequence within another belongs to its extent. */
  #extentsOf(sequences: readonly FoundSequence[]): Extent[] {
    const longestFirst = [...sequences].sort((a, b) => bytesOf(b) - bytesOf(a));
    // In this order, a sequence that lies within another also lies within the last holder.
    const byPlace = [...longestFirst].sort(
      (a, b) => a.elementSize - b.elementSize || a.first - b.first,
    );
    const holders = new Set<FoundSequence>();
    let last: FoundSequence | undefined;
    for (const sequence of byPlace) {
      if (!last || isNowhere(sequence) || !holds(last, sequence)) {
        holders.add(sequence);
        last = sequence;
      }
    }
    const members = new Map<string, number[]>();
    sequences.forEach(({key}, index) => {
      const same = members.get(key);
      if (same) {
        same.push(index);
      } else {
        members.set(key, [index]);
      }
    });
    return longestFirst
      .filter((sequence) => holders.has(sequence))
      .map(({first, elementSize, size, key}) => ({
        ...{first, elementSize, size, key},
        id: this.#idOf(key),
        members: members.get(key) ?? [],
      }));
  }

  /** Returns the id of the memory with a key. */
  #idOf(key: string): number {
    const id = this.#ids.get(key) ?? this.#ids.size;
    this.#ids.set(key, id);
    return id;
  }

  #placeOf(address: number, extents: readonly Extent[]): Place | undefined {
    // In an array of arrays, choose the inner array.
    const extent = extents
      .filter((candidate) => leadsInto(address, candidate))
      .sort((a, b) => a.elementSize - b.elementSize)[0];
    return extent && [extent.id, Math.floor((address - extent.first) / extent.elementSize)];
  }

  #arraysOf(sequences: readonly FoundSequence[]): Cells[] {
    const before = this.#cells;
    this.#cells = this.#extents.map(({id, size, members}, index) => {
      const same = members.flatMap((member) => sequences[member]?.raw ?? []);
      const [told = []] = same.map(({e}) => e).sort((a, b) => b.length - a.length);
      const isBlock = same.some(({b}) => b);
      const last = before[index];
      // Cells that do not change share one object. Otherwise a large table would fill the memory.
      return last &&
        last.told.length === told.length &&
        (last.shown.block ?? false) === isBlock &&
        told.every((element, at) => isSameElement(last.told[at], element))
        ? last
        : {
            told,
            shown: {
              id,
              values: told.map((element) => this.#valueOf(element)),
              ...(told.length < size && {size}),
              ...(isBlock && {block: true as const}),
            },
          };
    });
    return this.#cells.map(({shown}) => shown);
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
    if ('d' in raw) {
      return {kind: 'element', value: this.#valueOf(raw.d)};
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
    const same = this.#extentsByKey.get(this.#keysOfEmpty.get(sequence) ?? keyOf(wanted));
    const extent =
      same && holds(same, wanted)
        ? same
        : this.#extents.find((candidate) => holds(candidate, wanted));
    if (!extent) {
      return {kind: 'list', items: e.map((element) => this.#valueOf(element))};
    }
    const from = (first - extent.first) / elementSize;
    return {kind: 'array', id: extent.id, from, to: from + size};
  }

  #pointerOf({p: address, s: targetSize, v: variable}: RawPointer): Value {
    const isInside = (extent: Extent) => leadsInto(address, extent);
    const isAtEnd = (extent: Extent) => address === endOf(extent);
    // In an array of arrays, prefer the row whose elements the pointer points to.
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
      : variable === undefined
        ? {kind: 'elsewhere'}
        : {kind: 'words', words: `→ ${variable}`};
  }
}
