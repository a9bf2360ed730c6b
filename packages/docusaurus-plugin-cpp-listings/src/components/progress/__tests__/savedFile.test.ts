import {beforeEach, expect, it, vi} from 'vitest';
import {fakeStorage} from './fakeStorage';

const load = async () => ({
  ...(await import('../progress')),
  ...(await import('../readCode')),
  ...(await import('../savedCode')),
  ...(await import('../savedFile')),
});

const blob = (value: unknown) => new Blob([JSON.stringify(value)]);

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('window', new EventTarget());
});

it('exports everything, and imports it elsewhere in addition to the progress there', async () => {
  const here = await load();
  here.markRead('rotate-array');
  here.writeCode('turn/a.cpp', 'int x;');
  const text = here.exportAll();
  expect(JSON.parse(text)).toEqual({
    read: ['rotate-array'],
    solved: [],
    code: {'turn/a.cpp': 'int x;'},
  });
  vi.resetModules();
  vi.stubGlobal('localStorage', fakeStorage());
  const there = await load();
  there.markRead('kadane');
  there.markSolved('kadane/best');
  const saved = await there.readSavedFile(new Blob([text]));
  expect(saved && there.countReplaced(saved)).toBe(0);
  expect(saved && there.importAll(saved)).toBe(true);
  expect(there.readCode('turn/a.cpp')).toBe('int x;');
  expect(there.readProgress()).toEqual({
    read: ['kadane', 'rotate-array'],
    solved: ['kadane/best'],
  });
});

it('counts the code that a file would replace', async () => {
  const {countReplaced, writeCode} = await load();
  writeCode('a.cpp', 'mine');
  writeCode('b.cpp', 'same');
  const code = [
    ['a.cpp', 'other'],
    ['b.cpp', 'same'],
    ['c.cpp', 'new'],
  ] as const;
  expect(countReplaced({read: [], solved: [], code})).toBe(1);
});

it.each([
  ['no JSON', new Blob(['{'])],
  ['another JSON', blob([1])],
  ['null', blob(null)],
  ['no code', blob({read: [], solved: []})],
  ['no progress', blob({code: {}})],
  ['code that is no text', blob({read: [], solved: [], code: {'a.cpp': 1}})],
  ['a number as code', blob({read: [], solved: [], code: 5})],
  ['progress that is no text', blob({read: [1], solved: [], code: {}})],
  ['too much', blob({read: [], solved: [], code: {'a.cpp': 'a'.repeat(10_000_000)}})],
])('rejects a file with %s', async (what, file) => {
  expect(await (await load()).readSavedFile(file)).toBeUndefined();
});

it.each(['../theme', '../a.cpp', '/a.cpp', 'a.cpp ', 'a.cpp/b', 'turn/.cpp'])(
  'rejects a file with code for "%s", which is no file of the listings',
  async (name) => {
    const file = blob({read: [], solved: [], code: {[name]: 'int x;'}});
    expect(await (await load()).readSavedFile(file)).toBeUndefined();
  },
);

it('accepts the names of files in folders', async () => {
  const code = {'turn/practice-by-k/long_name2.cpp': 'int x;'};
  expect(await (await load()).readSavedFile(blob({read: [], solved: [], code}))).toEqual({
    read: [],
    solved: [],
    code: Object.entries(code),
  });
});

it('accepts a file of the largest allowed size, but not one byte more', async () => {
  const {readSavedFile} = await load();
  const text = JSON.stringify({read: [], solved: [], code: {}});
  expect(await readSavedFile(new Blob([text.padEnd(10_000_000)]))).toBeDefined();
  expect(await readSavedFile(new Blob([text.padEnd(10_000_001)]))).toBeUndefined();
});

it('restores all code after an incomplete import, even if there is no room for both', async () => {
  vi.stubGlobal('localStorage', fakeStorage(100));
  const {importAll, readCode, writeCode} = await load();
  writeCode('a.cpp', 'm'.repeat(60));
  const code = ['a.cpp', 'b.cpp', 'c.cpp'].map(
    (file, i) => [file, 'x'.repeat(30 + 30 * i)] as const,
  );
  expect(importAll({read: [], solved: [], code})).toBe(false);
  expect(['a.cpp', 'b.cpp', 'c.cpp'].map(readCode)).toEqual(['m'.repeat(60), undefined, undefined]);
});

it('imports a file completely or not at all, and calls listeners only after a complete import', async () => {
  vi.stubGlobal('localStorage', fakeStorage(100));
  const {importAll, readCode, readProgress, subscribe, writeCode} = await load();
  writeCode('a.cpp', 'mine');
  const listener = vi.fn();
  subscribe(listener);
  const code = [
    ['a.cpp', 'other'],
    ['b.cpp', 'x'.repeat(100)],
  ] as const;
  expect(importAll({read: ['kadane'], solved: [], code})).toBe(false);
  expect(readCode('a.cpp')).toBe('mine');
  expect(readCode('b.cpp')).toBeUndefined();
  expect(readProgress().read).toEqual([]);
  expect(listener).not.toHaveBeenCalled();
  expect(importAll({read: [], solved: [], code: code.slice(0, 1)})).toBe(true);
  expect(readCode('a.cpp')).toBe('other');
  expect(listener).toHaveBeenCalled();
});

it('imports neither code nor progress if there is no room for the progress', async () => {
  vi.stubGlobal('localStorage', fakeStorage(100));
  const {importAll, markRead, readCode, readProgress, subscribe} = await load();
  markRead('kadane');
  const listener = vi.fn();
  subscribe(listener);
  const read = ['rotate-array', 'x'.repeat(100)];
  expect(importAll({read, solved: [], code: [['a.cpp', 'int x;']]})).toBe(false);
  expect(readCode('a.cpp')).toBeUndefined();
  expect(readProgress().read).toEqual(['kadane']);
  expect(listener).not.toHaveBeenCalled();
  expect(importAll({read: ['turn'], solved: [], code: [['a.cpp', 'int x;']]})).toBe(true);
  expect(readProgress().read).toEqual(['kadane', 'turn']);
});
