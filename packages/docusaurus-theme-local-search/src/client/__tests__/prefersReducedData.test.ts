import {afterEach, expect, test, vi} from 'vitest';
import {prefersReducedData} from '../prefersReducedData';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{}, false],
  [{connection: {saveData: false, effectiveType: '4g'}}, false],
  [{connection: {saveData: true, effectiveType: '4g'}}, true],
  [{connection: {saveData: false, effectiveType: '2g'}}, true],
  [{connection: {effectiveType: 'slow-2g'}}, true],
])('%j prefers reduced data: %s', (navigator, expected) => {
  vi.stubGlobal('navigator', navigator);
  expect(prefersReducedData()).toBe(expected);
});
