// The format in which a trace is stored and sent: a program changes little from one step to
// the next, so each state of a call and of an array is written once, and steps refer to it.
import type {Call, Cells, RunnableListing, Step, Trace} from './trace';

/** A step whose calls and arrays are indices into the lists of its trace. */
interface EncodedStep extends Omit<Step, 'calls' | 'arrays'> {
  readonly calls: readonly number[];
  readonly arrays: readonly number[];
}

/** A trace as it is stored and sent. */
export interface EncodedTrace extends Omit<Trace, 'steps'> {
  readonly calls: readonly Call[];
  readonly arrays: readonly Cells[];
  readonly steps: readonly EncodedStep[];
}

/** A runnable listing as a page fetches it. */
export interface EncodedListing extends Omit<RunnableListing, 'trace'> {
  readonly trace: EncodedTrace;
}

/** A list without repetitions, and the index of each item. */
class Distinct<T> {
  readonly all: T[] = [];
  readonly #places = new Map<string, number>();

  placeOf(thing: T): number {
    const key = JSON.stringify(thing);
    let place = this.#places.get(key);
    if (place === undefined) {
      place = this.all.push(thing) - 1;
      this.#places.set(key, place);
    }
    return place;
  }
}

/** Encodes a trace. Calls and arrays that several steps have in common are written once. */
export function encodeTrace({steps, ...trace}: Trace): EncodedTrace {
  const [calls, arrays] = [new Distinct<Call>(), new Distinct<Cells>()];
  const encoded = steps.map((step) => ({
    ...step,
    calls: step.calls.map((call) => calls.placeOf(call)),
    arrays: step.arrays.map((array) => arrays.placeOf(array)),
  }));
  return {...trace, calls: calls.all, arrays: arrays.all, steps: encoded};
}

function at<T>(list: readonly T[], place: number): T {
  const thing = list[place];
  if (thing === undefined) {
    throw new Error(`The trace refers to part ${place}, but it has only ${list.length} parts.`);
  }
  return thing;
}

/** Decodes a trace. Its steps share the objects that they have in common. */
export function decodeTrace({calls, arrays, steps, ...trace}: EncodedTrace): Trace {
  return {
    ...trace,
    steps: steps.map((step) => ({
      ...step,
      calls: step.calls.map((place) => at(calls, place)),
      arrays: step.arrays.map((place) => at(arrays, place)),
    })),
  };
}

/** Decodes a fetched listing, to be stepped through. */
export const decodeListing = (encoded: EncodedListing): RunnableListing => ({
  ...encoded,
  trace: decodeTrace(encoded.trace),
});
