import {expect, it} from 'vitest';
import {speedText} from '../speedText';

it.each([
  [0.0009, '< 0.001'],
  [0.001, '0.001'],
  [0.01234, '0.012'],
  [0.5678, '0.568'],
  [1.2345, '1.23'],
  [12.345, '12.3'],
  [1234.5, '1,235'],
])('%f nanoseconds are written %s', (speed, text) => {
  expect(speedText(speed)).toBe(text);
});
