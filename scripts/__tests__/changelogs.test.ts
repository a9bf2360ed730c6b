import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import type {Manifest} from '../packing/manifest';
import {packages} from '../packing/packages';

it.each(Object.keys(packages))('the changelog of %s begins with its version', (name) => {
  const read = (file: string) =>
    fs.readFileSync(path.resolve(__dirname, '../../packages', name, file), 'utf8');
  const {version, publishConfig} = JSON.parse(read('package.json')) as Manifest;
  expect(/^## (.*)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
  expect(publishConfig?.files).toContain('CHANGELOG.md');
});
