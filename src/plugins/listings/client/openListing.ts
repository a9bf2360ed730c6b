import {openTrace, type KeptListing} from '../shared/keptTrace';
import type {LiveListing} from '../shared/trace';

/** Makes a listing that was fetched ready to be stepped through. */
export const openListing = (kept: KeptListing): LiveListing => ({
  ...kept,
  trace: openTrace(kept.trace),
});
