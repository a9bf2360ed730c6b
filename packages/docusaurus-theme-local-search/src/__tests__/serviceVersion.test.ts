import {expect, test} from 'vitest';
import {serviceVersion} from '../serviceVersion';

test.each(['current', 'community/current', 'community/1.10'])(
  'the version id %s is unchanged',
  (id) => expect(serviceVersion(id)).toBe(id),
);

test.each(['1.10', '3.10.2', '2024-01-15'])(
  'the version %s is changed, so that the service does not parse it as a date',
  (id) => {
    expect(serviceVersion(id)).toBe(`/${id}`);
  },
);

test.each([
  ['community-guides/2.0.0-rc.1', 'community-guides/2.0.0-rc.2'],
  [`a/${'ä'.repeat(12)}`, `a/${'ä'.repeat(13)}`],
  ['1'.repeat(24), '1'.repeat(25)],
])('the long ids %s and %s become short but stay distinct', (one, other) => {
  const both = [one, other].map(serviceVersion);
  expect(both.map((text) => Buffer.byteLength(text) < 25)).toEqual([true, true]);
  expect(new Set(both).size).toBe(2);
});

test('an id of 24 bytes is unchanged', () => {
  expect(serviceVersion(`a/${'b'.repeat(22)}`)).toBe(`a/${'b'.repeat(22)}`);
});
