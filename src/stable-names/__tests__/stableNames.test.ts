// cspell:ignore zzzzzzzzzzzzzzzzyyyyyyyyyyyyyyxxxxxxxxx wwwwwwwwwwwwwwwvvvvvvvvvvvvvuuuuuuuuu
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {rspack, type Configuration} from '@rspack/core';
import {afterEach, beforeEach, expect, it} from 'vitest';
import stableNames from '..';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stable-names-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

/** Minifies a script that contains a hash, as the runtime does, and returns it without the hash. */
async function minifiedWith(hash: string, {optimization}: Configuration): Promise<string> {
  const names = Array.from({length: 40}, (_, index) => `value${index}`);
  const script = `(function (${names.join(', ')}) {
    console.log('${hash}', ${names.join(', ')});
  })(...window.values);`;
  fs.writeFileSync(path.join(folder, 'script.js'), script);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    entry: path.join(folder, 'script.js'),
    output: {path: path.join(folder, 'out'), filename: 'out.js'},
    optimization: optimization ?? {},
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => {
      compiler.close(() => (error ? reject(error) : resolve()));
    });
  });
  return fs.readFileSync(path.join(folder, 'out/out.js'), 'utf8').replace(hash, '');
}

const hashes = [
  'zzzzzzzzzzzzzzzzyyyyyyyyyyyyyyxxxxxxxxx',
  'wwwwwwwwwwwwwwwvvvvvvvvvvvvvuuuuuuuuu',
] as const;

it('the names in a minified script do not depend on the hashes in it', async () => {
  const optimization = {minimizer: [new rspack.SwcJsMinimizerRspackPlugin()]};
  const plugin = stableNames();
  const configure = plugin.configureWebpack as unknown as (
    config: Configuration,
    isServer: boolean,
    utilities: object,
  ) => Configuration;
  const configured = configure({optimization}, false, {
    currentBundler: {name: 'rspack', instance: rspack},
  });
  expect(await minifiedWith(hashes[0], configured)).toBe(await minifiedWith(hashes[1], configured));
  // Without the plugin the names depend on the hashes, otherwise this test would prove nothing.
  expect(await minifiedWith(hashes[0], {optimization})).not.toBe(
    await minifiedWith(hashes[1], {optimization}),
  );
});
