import {expect, it} from 'vitest';
import {grow, policies, type Policy} from '../growth';

function policy(id: Policy['id']): Policy {
  const found = policies.find((candidate) => candidate.id === id);
  if (!found) {
    throw new Error(`no policy ${id}`);
  }
  return found;
}

it('counts no copies for a single element', () => {
  expect(grow(policy('double'), 1)).toEqual({capacities: [1], copies: 0});
});

it('doubling goes through the powers of two', () => {
  expect(grow(policy('double'), 5)).toEqual({capacities: [1, 2, 4, 8], copies: 7});
});

it('growing by half adds at least one', () => {
  expect(grow(policy('half'), 7).capacities).toEqual([1, 2, 3, 4, 6, 9]);
});

it('doubling makes fewer than two copies per element', () => {
  for (let count = 1; count <= 500; count++) {
    expect(grow(policy('double'), count).copies).toBeLessThan(2 * count);
  }
});

it('growing by half makes at most about three copies per element', () => {
  for (let count = 1; count <= 500; count++) {
    expect(grow(policy('half'), count).copies).toBeLessThan(3.01 * count);
  }
});

it('growing by a constant makes a number of copies proportional to the square', () => {
  const perElement = (count: number) => grow(policy('eight'), count).copies / count;
  expect(perElement(480) / perElement(240)).toBeCloseTo(2, 1);
});
