import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {createManager} from 'oramacore-client';
import {expect, test} from 'vitest';
import {BuiltSite} from '../builtSite';
import {pushEnvironment} from '../pushEnvironment';
import {createFakeServer} from '../fakeServer';

const root = path.resolve(import.meta.dirname, '../../..');
const cli = path.join(root, 'packages/docusaurus-theme-local-search/src/push/cli.ts');
const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');

test('the push command runs as a program', async () => {
  const service = await createFakeServer();
  const site = new BuiltSite();
  site.build(5, 'walrus');
  const environment = pushEnvironment(service);
  const run = (variables: NodeJS.ProcessEnv) =>
    promisify(execFile)(process.execPath, [tsx, cli], {
      cwd: site.folder,
      env: {...process.env, ...variables},
    });
  try {
    const {stdout} = await run(environment);
    expect(stdout).toContain('Done: readers now search 5 entries.');
    expect(stdout).not.toContain(service.writeKey);
    expect((await createManager(service).indexes.listDocuments()).length).toBe(5);
    await expect(run({...environment, SEARCH_COLLECTION: ''})).rejects.toMatchObject({code: 1});
    expect(service.protocolErrors).toEqual([]);
  } finally {
    await service.close();
    site.remove();
  }
});
