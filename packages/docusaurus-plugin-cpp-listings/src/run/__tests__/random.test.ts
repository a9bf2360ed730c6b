import {expect, it} from 'vitest';
import {repeatableRandom, systemRandom, type FillRandom} from '../random';

const drawn = (fill: FillRandom, length = 4096) => {
  const bytes = new Uint8Array(length);
  fill(bytes);
  return bytes;
};

it('gives a program the same random bytes in every build', () => {
  expect(drawn(repeatableRandom())).toEqual(drawn(repeatableRandom()));
});

it('continues with other bytes at the next draw', () => {
  const fill = repeatableRandom();
  expect(drawn(fill, 16)).not.toEqual(drawn(fill, 16));
});

it('draws every byte value about equally often', () => {
  const counts = new Map<number, number>();
  drawn(repeatableRandom(), 256 * 256).forEach((byte) =>
    counts.set(byte, (counts.get(byte) ?? 0) + 1),
  );
  expect(counts.size).toBe(256);
  // Five standard deviations from the mean of 256.
  expect(Math.min(...counts.values())).toBeGreaterThan(176);
  expect(Math.max(...counts.values())).toBeLessThan(336);
});

it('draws different bytes from the system each time', () => {
  expect(drawn(systemRandom)).not.toEqual(drawn(systemRandom));
});
