import type {Connection} from './host';

/** Lighthouse's mobile preset as it applies it: a round trip of 150 ms and 1.6 Mbit/s. */
export const slow4g: Connection = {latency: 562.5, bitsPerSecond: 1_474_560};

/** The slowdown factor of a phone's main thread, by the same preset. */
export const slowness = 4;
