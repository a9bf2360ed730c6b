import {encodeTrace, type EncodedTrace} from '../model/encodedTrace';
import {repeatableRandom} from '../run/random';
import {runTraced} from '../run/runModule';
import {openModule} from './openModule';
import {readOrRecord} from './readOrRecord';
import type {Unit} from './unit';

/** The limits of an example's run. A longer run would be too long to read. */
const limits = {maxSteps: 100_000, maxRecordedSteps: 1000};

/**
 * Records the runs of a unit's listings.
 *
 * @throws Error naming the listing when its example does not finish.
 */
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
 * Returns the runs of a unit's listings on their examples.
 *
 * @param cacheFile the cache file of the runs; it is written if it does not exist.
 * @throws Error naming the listing when its example does not finish.
 */
export function readOrRecordTraces(
  unit: Unit,
  tracedModule: string,
  cacheFile: string,
): EncodedTrace[] {
  return readOrRecord(cacheFile, () => record(unit, tracedModule));
}
