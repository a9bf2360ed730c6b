import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {getSwizzleConfig} from '../swizzle';

const theme = path.join(__dirname, '../theme');

/** The components that Docusaurus offers to swizzle: every folder or named file. */
const offered = fs
  .readdirSync(theme, {recursive: true, encoding: 'utf8'})
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
  .map((file) => file.replace(/(\/index)?\.tsx?$/, ''));

const {components} = getSwizzleConfig();

it('declares components that the theme has', () => {
  expect(Object.keys(components).filter((name) => !offered.includes(name))).toEqual([]);
});

it('allows each component to be wrapped, and none to be ejected', () => {
  for (const {actions} of Object.values(components)) {
    expect(actions).toEqual({wrap: 'safe', eject: 'forbidden'});
  }
});

it('declares every component of the theme', () => {
  expect(Object.keys(components).sort()).toEqual([...offered].sort());
});
