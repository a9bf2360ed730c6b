import type {Line} from './host';

/** Lighthouse's mobile preset: a round trip of 150 ms and 1.6 Mbit/s, as it applies them. */
export const slow4g: Line = {latency: 562.5, bitsPerSecond: 1_474_560};

/** How many times slower a phone's main thread is, by the same preset. */
export const slowness = 4;
