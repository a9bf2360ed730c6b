import {speedKey, type CitedSpeed, type timedInputs} from '../../model/speed';
import {claimError} from '../../model/speedClaim';

/** The claim of a sentence about two speeds, and the recorded speeds. */
export interface Citation {
  /** The faster listing, in the folder of the article's listings: `reversal.cpp`. */
  readonly faster: string;
  /** The listing that it is compared with. */
  readonly than: string;
  /** The number of elements, one of the measured sizes: a power of ten, at least 10. */
  readonly n: number | string;
  /** The inputs on which both were measured; by default `average`. */
  readonly inputs?: (typeof timedInputs)[number];
  /** The smallest factor by which the first is faster; either this or `atMost` is required. */
  readonly atLeast?: number | string;
  /** The largest factor between the two speeds. */
  readonly atMost?: number | string;
  /** Filled in at build time; not written by authors. */
  readonly fasterSpeed?: CitedSpeed;
  /** Filled in at build time; not written by authors. */
  readonly slowerSpeed?: CitedSpeed;
  /** Filled in at build time; not written by authors. */
  readonly fault?: string | null;
}

const numberOf = (given: number | string | undefined) =>
  given === undefined ? undefined : Number(given);

/** Returns the reason not to show a citation, if there is one. */
export function faultOf({
  fault,
  fasterSpeed,
  slowerSpeed,
  faster,
  than,
  n,
  inputs = 'average',
  atLeast,
  atMost,
}: Citation): string | undefined {
  return (
    fault ??
    claimError(
      {
        faster: speedKey(faster, inputs, Number(n)),
        than: speedKey(than, inputs, Number(n)),
        atLeast: numberOf(atLeast),
        atMost: numberOf(atMost),
      },
      fasterSpeed?.speed,
      slowerSpeed?.speed,
    )
  );
}
