import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import pageLoadingPlugin from '..';

let siteDir: string;

const files = {
  'src/controls.tsx': '',
  'src/islands/index.js': '',
};

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'modules-'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), text);
  }
});

afterAll(() => {
  fs.rmSync(siteDir, {recursive: true});
});

const load = (islands: readonly string[], controls: readonly string[] = []) =>
  pageLoadingPlugin(
    {siteDir, siteConfig: {}, baseUrl: '/', i18n: {}, generatedFilesDir: ''} as LoadContext,
    {islands, controls, fonts: []},
  ).loadContent?.();

it.each([
  '@site/src/controls',
  '@site/src/controls.tsx',
  '@site/src/islands',
  'package/islands',
  '@theme/islands',
  '@/islands',
  '~own/islands',
])('a module that exists, or that only the bundler can find, is accepted: %s', (module) => {
  expect(() => load([module], [module])).not.toThrow();
  expect(() => load([path.join(siteDir, 'src/controls')])).not.toThrow();
});

it.each([
  ['@site/src/island', () => `there is no module ${siteDir}/src/island (.mjs, .js, `],
  ['./src/islands', () => 'a path begins with "@site/"'],
])('the error for a missing module names the option and the place: %s', (module, reason) => {
  expect(() => load(['@site/src/islands', module])).toThrow(
    `docusaurus-plugin-page-loading: "islands[1]" is '${module}', but ${reason()}`,
  );
  expect(() => load([], [module])).toThrow(`"controls[0]" is '${module}', but ${reason()}`);
});
