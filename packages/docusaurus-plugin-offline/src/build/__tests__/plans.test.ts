import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import type {Manifest} from '../../model/manifest';
import {finishSite, savePlans} from '../plans';
import {writeWorker} from '../writeWorker';

let siteDir = '';

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-plan-'));
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

it('replaces the manifest if a step after the build has changed files', () => {
  const folder = path.join(siteDir, 'build');
  fs.mkdirSync(folder);
  const page = path.join(folder, 'index.html');
  const listing = {folder, worker: 'sw.js', exclude: [], parts: [], offlinePages: []};
  const manifests = () => fs.readdirSync(folder).filter((file) => file.startsWith('offline-files'));
  const hashes = () =>
    manifests().flatMap((file) =>
      (JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Manifest).files.map(
        ([, hash]) => hash,
      ),
    );
  fs.writeFileSync(page, 'home');
  writeWorker(listing, true);
  savePlans(siteDir, [{listing, isEnabled: true}]);
  const before = hashes();
  fs.writeFileSync(page, 'home with a policy');
  finishSite(siteDir);
  expect(manifests()).toHaveLength(1);
  expect(hashes()).toHaveLength(1);
  expect(hashes()).not.toEqual(before);
  expect(fs.readFileSync(path.join(folder, 'sw.js'), 'utf8')).toContain(manifests()[0]);
});

it('rewrites the worker of a build with the plugin disabled, which removes an earlier worker', () => {
  const folder = path.join(siteDir, 'build');
  fs.mkdirSync(folder);
  const listing = {folder, worker: 'sw.js', exclude: [], parts: [], offlinePages: []};
  savePlans(siteDir, [{listing, isEnabled: false}]);
  finishSite(siteDir);
  expect(fs.readdirSync(folder)).toEqual(['sw.js']);
  expect(fs.readFileSync(path.join(folder, 'sw.js'), 'utf8')).toContain('unregister');
});

it('the error names the missing plan and says how to create it', () => {
  expect(() => finishSite(siteDir)).toThrow(/there is no .*planned\.json; build the site/);
});
