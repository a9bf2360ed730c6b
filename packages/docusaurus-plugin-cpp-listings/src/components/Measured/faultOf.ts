import {speedKey, type CitedSpeed, type timedInputs} from '../../model/speed';
import {claimFault} from '../../model/speedClaim';

/** What a sentence says of two speeds, and what was recorded of them. */
export interface Cited {
  /** The faster listing, in the folder of the article's listings: `reversal.cpp`. */
  readonly faster: string;
  /** The one that it is compared with. */
  readonly than: string;
  /** The number of elements, one of those that are measured: a power of ten from 10 on. */
  readonly n: number | string;
  /** The inputs that both were measured on; `average` when left out. */
  readonly inputs?: (typeof timedInputs)[number];
  /** By how many times the first is faster at least; this or `atMost` is needed. */
  readonly atLeast?: number | string;
  /** By how many times the two are apart at most. */
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

/** Returns what is against showing a citation, if anything is. */
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
}: Cited): string | undefined {
  return (
    fault ??
    claimFault(
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
