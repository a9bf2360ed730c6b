import fs from 'node:fs';
import {keepTrace, type KeptTrace} from '../../shared/keptTrace';
import {runTraced} from '../../shared/runModule';
import {openModule} from '../loadModules';
import {writeWhole} from './keep';
import type {Unit} from './unit';

/** An example that takes more steps is too long to read. */
const limits = {steps: 100_000, moments: 1000};

/** @throws Error naming the listing when its example does not run to its end. */
function record(unit: Unit, tracedModule: string): KeptTrace[] {
  const module = openModule(tracedModule);
  return unit.listings.map(({file, example}, entry) => {
    const trace = runTraced(module, entry, example, limits);
    if (trace.failure) {
      const {line, message} = trace.failure;
      const place = line === undefined ? file : `${file}:${line}`;
      throw new Error(`listings/${place}: its example, ${example}, fails: ${message}`);
    }
    return keepTrace(trace);
  });
}

/**
 * The runs of a unit's listings on their examples.
 *
 * @param kept the file that an earlier build wrote them to, or that this one does.
 * @throws Error naming the listing when its example does not run to its end.
 */
export function recordedTraces(unit: Unit, tracedModule: string, kept: string): KeptTrace[] {
  if (fs.existsSync(kept)) {
    return JSON.parse(fs.readFileSync(kept, 'utf8')) as KeptTrace[];
  }
  const traces = record(unit, tracedModule);
  writeWhole(kept, JSON.stringify(traces));
  return traces;
}
