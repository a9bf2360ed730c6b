import fs from 'node:fs';
import {expect, it, vi} from 'vitest';
import {withTemporaryFolder} from '../withTemporaryFolder';

it('a temporary folder is removed when the work succeeds or fails', async () => {
  const folders: string[] = [];
  await withTemporaryFolder('work', (folder) => {
    folders.push(folder);
    fs.writeFileSync(`${folder}/program`, '');
    return Promise.resolve();
  });
  const failing = withTemporaryFolder('work', (folder) => {
    folders.push(folder);
    return Promise.reject(new Error('the work failed'));
  });
  await expect(failing).rejects.toThrow('the work failed');
  expect(folders.map((folder) => fs.existsSync(folder))).toEqual([false, false]);
});

it('a temporary folder is removed if the process exits during the work', async () => {
  const once = vi.spyOn(process, 'once');
  await withTemporaryFolder('work', (folder) => {
    const atExit = once.mock.calls.find(([event]) => event === 'exit')?.[1] as () => void;
    atExit();
    expect(fs.existsSync(folder)).toBe(false);
    return Promise.resolve();
  });
  once.mockRestore();
});
