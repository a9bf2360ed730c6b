import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import shortClassNames from '..';

afterEach(() => vi.unstubAllEnvs());

/** Returns how a loader names classes after the plugin has configured it. */
function configured(siteDir: string) {
  vi.stubEnv('NODE_ENV', 'production');
  const modules: {
    localIdentName: string;
    getLocalIdent?: (context: object, name: string, local: string) => string | null;
  } = {localIdentName: '[local]'};
  const config = {
    module: {rules: [{use: [{loader: 'css-loader', options: {modules}}]}]},
  };
  const plugin = shortClassNames({siteDir} as LoadContext);
  plugin.configureWebpack?.(config, false, {currentBundler: {name: 'rspack'}} as never, {});
  const nameOf = (resourcePath: string, local: string) =>
    modules.getLocalIdent?.({resourcePath}, '', local);
  return {nameOf};
}

it('gives the classes of all CSS modules of this repository names of two letters', () => {
  const {nameOf} = configured(path.resolve('.'));
  const files = ['src', 'packages']
    .flatMap((folder) =>
      fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((file) => path.resolve(folder, file)),
    )
    .filter((file) => file.endsWith('.module.css') && !file.includes('node_modules'));
  const names = files.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/^\.([a-z]\w*)/gim)].map(
      ([, local = '']) => `${file} .${local}: ${nameOf(file, local)}`,
    ),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !/: [a-z]{2}$/i.test(name))).toEqual([]);
});

it('leaves the class names of other packages to the loader', () => {
  expect(configured(path.resolve('.')).nameOf('/elsewhere/styles.module.css', 'box')).toBeNull();
});
