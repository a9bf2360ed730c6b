// How a trace is kept and travels: a program changes little from one moment to the next,
// so each state of a call and of an array is written once, and moments say which.
import type {Call, Cells, LiveListing, Moment, Trace} from './trace';

/** A moment whose calls and arrays are places in the lists of its trace. */
interface KeptMoment extends Omit<Moment, 'calls' | 'arrays'> {
  readonly calls: readonly number[];
  readonly arrays: readonly number[];
}

/** A trace as it is kept. */
export interface KeptTrace extends Omit<Trace, 'moments'> {
  readonly calls: readonly Call[];
  readonly arrays: readonly Cells[];
  readonly moments: readonly KeptMoment[];
}

/** A live listing as a page fetches it. */
export interface KeptListing extends Omit<LiveListing, 'trace'> {
  readonly trace: KeptTrace;
}

/** A list without repetitions, and where in it each thing stands. */
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

/** Writes what moments have alike once. */
export function keepTrace({moments, ...trace}: Trace): KeptTrace {
  const [calls, arrays] = [new Distinct<Call>(), new Distinct<Cells>()];
  const kept = moments.map((moment) => ({
    ...moment,
    calls: moment.calls.map((call) => calls.placeOf(call)),
    arrays: moment.arrays.map((array) => arrays.placeOf(array)),
  }));
  return {...trace, calls: calls.all, arrays: arrays.all, moments: kept};
}

function at<T>(list: readonly T[], place: number): T {
  const thing = list[place];
  if (thing === undefined) {
    throw new Error(`A trace has no part ${place} of ${list.length}.`);
  }
  return thing;
}

/** The trace that was kept; its moments share what they have alike. */
export function openTrace({calls, arrays, moments, ...trace}: KeptTrace): Trace {
  return {
    ...trace,
    moments: moments.map((moment) => ({
      ...moment,
      calls: moment.calls.map((place) => at(calls, place)),
      arrays: moment.arrays.map((place) => at(arrays, place)),
    })),
  };
}
