/** Fills bytes with the random data that a program draws, for example from `std::random_device`. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => void;

/** Draws random bytes from the system. */
export const systemRandom: FillRandom = (bytes) => {
  crypto.getRandomValues(bytes);
};

/**
 * Returns a source that gives the same bytes in every build (mulberry32). Otherwise the recording
 * of a program that salts its hashes would change with each build.
 */
export function repeatableRandom(): FillRandom {
  let state = 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return mixed ^ (mixed >>> 14);
  };
  return (bytes) => {
    for (let at = 0; at < bytes.length; at++) {
      bytes[at] = next();
    }
  };
}
