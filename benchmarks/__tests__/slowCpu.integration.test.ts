import {spawn, spawnSync} from 'node:child_process';
import type {Browser} from '@playwright/test';
import {afterEach, expect, it, vi} from 'vitest';
import {slowDown} from '../slowCpu';

/** A browser whose pages run in these processes. */
const browserOf = (...ids: readonly (number | undefined)[]) => {
  const processInfo = ids.map((id) => ({id, type: 'renderer', cpuTime: 0}));
  const session = {send: () => Promise.resolve({processInfo}), detach: () => Promise.resolve()};
  return {newBrowserCDPSession: () => Promise.resolve(session)} as unknown as Browser;
};

afterEach(() => void vi.restoreAllMocks());

it('slows the other processes down when one has ended', async () => {
  const {pid: ended} = spawnSync(process.execPath, ['--version']);
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {stdio: 'ignore'});
  const kill = vi.spyOn(process, 'kill');
  const end = await slowDown(browserOf(ended, other.pid), 2);
  await expect.poll(() => kill).toHaveBeenCalledWith(other.pid, 'SIGCONT');
  await end();
  other.kill();
});

it('throws the error of a process that may not be stopped', async () => {
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), {code: 'EPERM'});
  });
  const end = await slowDown(browserOf(1), 2);
  await expect(end()).rejects.toThrow('kill EPERM');
});
