import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {
  addRecentSearch,
  clearRecentSearches,
  maxRecent,
  readRecentSearches,
  removeRecentSearch,
} from '../recentSearches';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

const blockStorage = () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {getItem: refuse, setItem: refuse, removeItem: refuse});
};

test('the last search comes first', () => {
  addRecentSearch('rotate');
  addRecentSearch('kadane');
  expect(readRecentSearches()).toEqual(['kadane', 'rotate']);
});

test('a search that is made again moves to the front, whatever its case', () => {
  addRecentSearch('rotate');
  addRecentSearch('kadane');
  expect(addRecentSearch('Rotate')).toEqual(['Rotate', 'kadane']);
});

test('the oldest search makes room', () => {
  for (let number = 0; number <= maxRecent; number++) {
    addRecentSearch(`search ${number}`);
  }
  expect(readRecentSearches()).toHaveLength(maxRecent);
  expect(readRecentSearches()).not.toContain('search 0');
});

test('white space alone is not kept', () => {
  expect(addRecentSearch('  ')).toEqual([]);
  expect(kept.size).toBe(0);
});

test('one search is forgotten and the others stay', () => {
  addRecentSearch('rotate');
  addRecentSearch('kadane');
  expect(removeRecentSearch('kadane')).toEqual(['rotate']);
  expect(readRecentSearches()).toEqual(['rotate']);
});

test('all searches are forgotten without a trace', () => {
  addRecentSearch('rotate');
  expect(clearRecentSearches()).toEqual([]);
  expect(kept.size).toBe(0);
});

test.each(['{"not": "a list"}', '[1, null]', 'no JSON', '""'])(
  'what somebody else stored is not shown: %s',
  (stored) => {
    addRecentSearch('rotate');
    kept.set([...kept.keys()][0] ?? '', stored);
    expect(readRecentSearches()).toEqual([]);
  },
);

test('storage that is blocked keeps nothing and throws nothing', () => {
  blockStorage();
  expect(() => addRecentSearch('rotate')).not.toThrow();
  expect(readRecentSearches()).toEqual([]);
  expect(() => clearRecentSearches()).not.toThrow();
});
