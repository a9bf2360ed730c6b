import {afterEach, expect, it, vi} from 'vitest';
import {targetId} from '../targetId';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['', ''],
  ['#term-span', 'term-span'],
  ['#gr%C3%B6%C3%9Fe', 'größe'],
  ['#%E0%A4%A', ''],
])('the target of the fragment "%s" is "%s"', (hash, id) => {
  vi.stubGlobal('location', {hash});
  expect(targetId()).toBe(id);
});
