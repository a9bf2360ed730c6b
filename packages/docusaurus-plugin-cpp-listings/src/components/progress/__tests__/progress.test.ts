import {beforeEach, expect, it, vi} from 'vitest';
import {fakeStorage} from './fakeStorage';

const load = async () => ({
  ...(await import('../progress')),
  ...(await import('../savedCode')),
});

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('window', new EventTarget());
});

it('keeps what was read and solved, once each, and gives the same object until it changes', async () => {
  const {markRead, markSolved, readProgress} = await load();
  markRead('rotate-array');
  markRead('rotate-array');
  markSolved('rotate-array/practice-turned-by');
  markSolved('rotate-array/practice-turned-by');
  const progress = {read: ['rotate-array'], solved: ['rotate-array/practice-turned-by']};
  expect(readProgress()).toEqual(progress);
  expect(readProgress()).toBe(readProgress());
  vi.resetModules();
  expect((await load()).readProgress()).toEqual(progress);
});

it('takes damaged storage for no progress', async () => {
  localStorage.setItem('listings.progress', '{"read":3,"solved":["a",4]}');
  expect((await load()).readProgress()).toEqual({read: [], solved: ['a']});
  localStorage.setItem('listings.progress', 'x');
  expect((await load()).readProgress()).toEqual({read: [], solved: []});
});

it('holds for the visit where storage is full, and says so of code', async () => {
  vi.stubGlobal('localStorage', fakeStorage(0));
  const {markSolved, readProgress, writeCode} = await load();
  markSolved('a');
  expect(readProgress().solved).toEqual(['a']);
  expect(writeCode('a', 'int x;')).toBe(false);
});

it('clears everything', async () => {
  const {clearAll, markRead, readCode, readProgress, writeCode} = await load();
  markRead('rotate-array');
  writeCode('a.cpp', 'int x;');
  clearAll();
  expect(readProgress()).toEqual({read: [], solved: []});
  expect(readCode('a.cpp')).toBeUndefined();
});

it('reports changes here and in other tabs, until it is unsubscribed', async () => {
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
  // All that is stored was removed.
  inOtherTab(null);
  expect(listener).toHaveBeenCalledTimes(3);
  inOtherTab('listings.code.a.cpp');
  writeCode('a.cpp', 'int x;');
  // The page is come back to.
  window.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(6);
  stop();
  markRead('b');
  inOtherTab('listings.progress');
  window.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(6);
});
