import {expect, it} from 'vitest';
import {spreadOf} from '../../model/speed';
import {greatestSpread} from '../steadiness';

const even = Array.from({length: 100}, (_, index) => 1000 + index / 10);

it('a quiet clock is steady, even if a few of its times are disturbed', () => {
  expect(spreadOf(even)).toBeLessThan(0.01);
  expect(spreadOf([...even.slice(4), 5000, 6000, 7000, 8000])).toBeLessThan(greatestSpread);
});

it('a clock is not steady if one in ten of its times is disturbed', () => {
  const disturbed = even.map((time, index) => (index % 10 === 0 ? 2 * time : time));
  expect(spreadOf(disturbed)).toBeGreaterThan(greatestSpread);
});
