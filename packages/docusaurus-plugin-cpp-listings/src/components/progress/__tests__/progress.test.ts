import {beforeEach, expect, it, vi} from 'vitest';
import {fakeStorage} from './fakeStorage';

const load = async () => ({
  ...(await import('../progress')),
  ...(await import('../readCode')),
  ...(await import('../savedCode')),
});

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('window', new EventTarget());
});

it('stores read articles and solved exercises once each, and returns the same object until they change', async () => {
  const {markRead, markSolved, readProgress} = await load();
  markRead('rotate-array');
  markRead('rotate-array');
  markSolved('rotate-array/practice-rotated-by');
  markSolved('rotate-array/practice-rotated-by');
  const progress = {read: ['rotate-array'], solved: ['rotate-array/practice-rotated-by']};
  expect(readProgress()).toEqual(progress);
  expect(readProgress()).toBe(readProgress());
  vi.resetModules();
  expect((await load()).readProgress()).toEqual(progress);
});

it('ignores damaged parts of the storage', async () => {
  localStorage.setItem('listings.progress', '{"read":3,"solved":["a",4]}');
  expect((await load()).readProgress()).toEqual({read: [], solved: ['a']});
  localStorage.setItem('listings.progress', 'x');
  expect((await load()).readProgress()).toEqual({read: [], solved: []});
});

it('keeps progress for the visit if the storage is full, and reports that it did not save code', async () => {
  vi.stubGlobal('localStorage', fakeStorage(0));
  const {markSolved, readProgress, writeCode} = await load();
  markSolved('a');
  expect(readProgress().solved).toEqual(['a']);
  expect(writeCode('a', 'int x;')).toBe(false);
});

it('reads progress that another tab stores after this one', async () => {
  const {markRead, readProgress} = await load();
  markRead('rotate-array');
  localStorage.setItem('listings.progress', '{"read":["kadane"],"solved":[]}');
  expect(readProgress().read).toEqual(['kadane']);
});

it('lists the files with code in alphabetical order, without other stored items', async () => {
  const {filesWithSavedCode, writeCode} = await load();
  localStorage.setItem('theme', 'dark');
  writeCode('b.cpp', 'int b;');
  writeCode('a.cpp', 'int a;');
  expect(filesWithSavedCode()).toEqual(['a.cpp', 'b.cpp']);
});

it('clears all progress and code, and nothing else', async () => {
  const {clearAll, markRead, readCode, readProgress, writeCode} = await load();
  markRead('rotate-array');
  writeCode('a.cpp', 'int x;');
  localStorage.setItem('theme', 'dark');
  clearAll();
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(readProgress()).toEqual({read: [], solved: []});
  expect(readCode('a.cpp')).toBeUndefined();
});

it('calls the listener on changes in this and in other tabs, until it is unsubscribed', async () => {
  const {markRead, subscribe, writeCode} = await load();
  const listener = vi.fn();
  const stop = subscribe(listener);
  markRead('a');
  expect(listener).toHaveBeenCalledTimes(1);
  const inOtherTab = (key: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), {key}));
  inOtherTab('listings.progress');
  inOtherTab('theme');
  expect(listener).toHaveBeenCalledTimes(2);
  // A null key means that the whole storage was cleared.
  inOtherTab(null);
  expect(listener).toHaveBeenCalledTimes(3);
  inOtherTab('listings.code.a.cpp');
  writeCode('a.cpp', 'int x;');
  // The reader comes back to the page.
  window.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(6);
  stop();
  markRead('b');
  inOtherTab('listings.progress');
  window.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(6);
});
