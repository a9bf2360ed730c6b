/** Stores unused results, so that the engine does not optimise the calculation away. */
const results = new Int32Array(1);

/** Returns the nanoseconds of a fixed calculation, which are constant on a quiet machine. */
export function calibration(): number {
  const from = performance.now();
  let value = 1;
  for (let step = 0; step < 2_000_000; step++) {
    value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0;
  }
  results[0] = value;
  return (performance.now() - from) * 1e6;
}
