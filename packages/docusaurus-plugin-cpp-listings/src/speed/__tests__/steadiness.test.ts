import {expect, it} from 'vitest';
import {spreadOf} from '../../model/speed';
import {greatestSpread} from '../steadiness';

const even = Array.from({length: 100}, (_, index) => 1000 + index / 10);

it('a quiet clock is steady, a few times of it disturbed', () => {
  expect(spreadOf(even)).toBeLessThan(0.01);
  expect(spreadOf([...even.slice(4), 5000, 6000, 7000, 8000])).toBeLessThan(greatestSpread);
});

it('a clock of which one time in ten is disturbed is not steady', () => {
  const disturbed = even.map((time, index) => (index % 10 === 0 ? 2 * time : time));
  expect(spreadOf(disturbed)).toBeGreaterThan(greatestSpread);
});
