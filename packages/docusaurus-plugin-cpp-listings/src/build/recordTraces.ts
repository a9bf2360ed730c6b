import {encodeTrace, type EncodedTrace} from '../model/encodedTrace';
import {repeatableRandom} from '../run/random';
import {runTraced} from '../run/runModule';
import {openModule} from './openModule';
import {recordedOr} from './recorded';
import type {Unit} from './unit';

/** An example that takes more steps is too long to read. */
const limits = {maxSteps: 100_000, maxRecordedSteps: 1000};

/** @throws Error naming the listing when its example does not run to its end. */
function record(unit: Unit, tracedModule: string): EncodedTrace[] {
  const module = openModule(tracedModule);
  return unit.listings.map(({shown, example}, entry) => {
    const trace = runTraced(module, entry, example, limits, repeatableRandom());
    if (trace.failure) {
      const {line, message} = trace.failure;
      const place = line === undefined ? shown : `${shown}:${line}`;
      throw new Error(`${place}: its example, ${example}, fails: ${message}`);
    }
    return encodeTrace(trace);
  });
}

/**
 * The runs of a unit's listings on their examples.
 *
 * @param kept the file that an earlier build wrote them to, or that this one does.
 * @throws Error naming the listing when its example does not run to its end.
 */
export function recordedTraces(unit: Unit, tracedModule: string, kept: string): EncodedTrace[] {
  return recordedOr(kept, () => record(unit, tracedModule));
}
