import {expect, it} from 'vitest';
import {readPort} from '../addresses';

it.each([
  [undefined, 4173],
  ['', 4173],
  ['4700', 4700],
])('for TEST_PORT=%s the port of the tests is %s', (TEST_PORT, port) => {
  expect(readPort({TEST_PORT})).toBe(port);
});

it.each(['abc', '0', '65001', '70000', '41.5'])(
  'the error for an invalid port names the variable: %s',
  (TEST_PORT) => {
    expect(() => readPort({TEST_PORT})).toThrow(
      `TEST_PORT must be a port from 1 to 65000, because the tests also use ports after it; it is "${TEST_PORT}"`,
    );
  },
);
