import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {afterAll, expect, it} from 'vitest';
import {findSources} from '../cachedReads';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reads-of-page-'));

afterAll(() => fs.rmSync(folder, {recursive: true}));

it('findSources reads a folder once in a task, and again in the next task', async () => {
  fs.writeFileSync(path.join(folder, 'a.cpp'), '');
  const found = findSources(folder);
  fs.writeFileSync(path.join(folder, 'b.cpp'), '');
  expect(findSources(folder)).toBe(found);
  await setImmediate();
  expect(findSources(folder)).toEqual(['a.cpp', 'b.cpp']);
});
