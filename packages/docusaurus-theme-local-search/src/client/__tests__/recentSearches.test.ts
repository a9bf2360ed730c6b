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

test('the latest search comes first', () => {
  addRecentSearch('rotate');
  addRecentSearch('kadane');
  expect(readRecentSearches()).toEqual(['kadane', 'rotate']);
});

test('a repeated search moves to the front, regardless of case', () => {
  addRecentSearch('rotate');
  addRecentSearch('kadane');
  expect(addRecentSearch('Rotate')).toEqual(['Rotate', 'kadane']);
  expect(addRecentSearch('rotate')).toEqual(['rotate', 'kadane']);
});

test('a new search replaces the oldest when the list is full', () => {
  for (let number = 0; number <= maxRecent; number++) {
    addRecentSearch(`search ${number}`);
  }
  expect(readRecentSearches()).toHaveLength(maxRecent);
  expect(readRecentSearches()).not.toContain('search 0');
});

test('a search of only white space is not stored', () => {
  expect(addRecentSearch('  ')).toEqual([]);
  expect(kept.size).toBe(0);
});

test('removing one search keeps the others', () => {
  addRecentSearch('rotate');
  addRecentSearch('kadane');
  expect(removeRecentSearch('kadane')).toEqual(['rotate']);
  expect(readRecentSearches()).toEqual(['rotate']);
});

test('clearing all searches leaves nothing in storage', () => {
  addRecentSearch('rotate');
  expect(clearRecentSearches()).toEqual([]);
  expect(kept.size).toBe(0);
});

test('a stored list that is too long is cut', () => {
  addRecentSearch('rotate');
  const stored = JSON.stringify(Array.from({length: 20}, (_, i) => `search ${i}`));
  kept.set([...kept.keys()][0] ?? '', stored);
  expect(readRecentSearches()).toHaveLength(maxRecent);
  addRecentSearch('kadane');
  expect(JSON.parse([...kept.values()][0] ?? '')).toHaveLength(maxRecent);
});

test.each(['{"not": "a list"}', '[1, null, ""]', 'no JSON', '""'])(
  'invalid stored data is ignored: %s',
  (stored) => {
    addRecentSearch('rotate');
    kept.set([...kept.keys()][0] ?? '', stored);
    expect(readRecentSearches()).toEqual([]);
  },
);

test('blocked storage stores nothing and causes no error', () => {
  blockStorage();
  expect(() => addRecentSearch('rotate')).not.toThrow();
  expect(readRecentSearches()).toEqual([]);
  expect(() => clearRecentSearches()).not.toThrow();
});
