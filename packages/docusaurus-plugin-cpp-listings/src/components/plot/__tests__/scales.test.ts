import {describe, expect, it} from 'vitest';
import {minSpeed, plotHeight, powerText, scalesFor, speedScales, spread, zeroDrop} from '../scales';

describe('scalesFor', () => {
  const {x, y, sizes, values} = scalesFor(4096, 5000);

  it('gives each doubling of the size and each tenfold of the value the same room', () => {
    expect([1, 64, 4096].map(x)).toEqual([0, 50, 100]);
    expect([10_000, 100, 1].map(y)).toEqual([0, plotHeight / 2, plotHeight]);
    expect(x(2000) - x(1000)).toBeCloseTo(100 / 12);
  });

  it('fits the largest value and size, with as few powers of ten as possible', () => {
    expect(values).toEqual([1, 10, 100, 1000, 10_000]);
    expect(scalesFor(4, 1000).values).toEqual([1, 10, 100, 1000]);
    expect(sizes).toEqual([1, 4, 16, 64, 256, 1024, 4096]);
    expect(scalesFor(3000, 1).sizes.at(-1)).toBe(1024);
  });

  it('puts 0 below 1, even if there are no other values', () => {
    expect(y(0) - y(1)).toBe(zeroDrop);
    expect(scalesFor(2, 0).y(0)).toBe(plotHeight + zeroDrop);
  });
});

describe('speedScales', () => {
  const {x, y, values, sizes, sizeText, floor} = speedScales([10, 100, 1000], [0.05, 0.0001, 400]);

  it('gives each tenfold of the size and of the speed the same room', () => {
    expect([10, 100, 1000].map(x)).toEqual([0, 50, 100]);
    const fifth = plotHeight / 5;
    [1000, 100, 10, 1, 0.1, 0.01].forEach((speed, i) => expect(y(speed)).toBeCloseTo(i * fifth));
  });

  it('fits all speeds that it distinguishes, with as few powers of ten as possible', () => {
    expect(values.map((value) => Number(value.toFixed(2)))).toEqual([0.01, 0.1, 1, 10, 100, 1000]);
    expect(sizes.map(sizeText)).toEqual(['10', '100', '1,000']);
    expect(speedScales([10, 100], [2, 7]).values).toEqual([1, 10]);
    expect(speedScales([10, 100], []).values).toEqual([1, 10]);
  });

  it('puts speeds that it does not distinguish below all others', () => {
    expect(y(0.0001)).toBe(plotHeight + zeroDrop);
    expect(speedScales([10, 100], [minSpeed]).y(minSpeed)).toBeCloseTo(plotHeight);
    expect(floor).toBe('< 0.001');
  });
});

describe('spread', () => {
  it('does not move labels that are far enough apart', () => {
    expect(spread([50, 10, 30], 14, 300)).toEqual([50, 10, 30]);
  });

  it('moves labels apart that are too close, and keeps their order', () => {
    expect(spread([20, 12, 10], 10, 300)).toEqual([30, 20, 10]);
  });

  it('moves labels up that would be below the bottom', () => {
    expect(spread([295, 299, 298], 10, 300)).toEqual([280, 300, 290]);
  });
});

it.each([
  [1, '1'],
  [1000, '1,000'],
  [10_000, '10⁴'],
  [1e12, '10¹²'],
])('powerText formats %d as %s', (value, text) => {
  expect(powerText(value)).toBe(text);
});
