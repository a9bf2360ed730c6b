import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {getSwizzleConfig} from '../swizzle';

const theme = path.join(__dirname, '../theme');

/** The components that Docusaurus offers to swizzle: every folder and named file. */
const offered = fs
  .readdirSync(theme, {recursive: true, encoding: 'utf8'})
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
  .map((file) => file.replace(/(\/index)?\.tsx?$/, ''));

const {components} = getSwizzleConfig();

it('declares the components that a site may wrap, all of which exist in the theme', () => {
  const names = Object.keys(components).sort();
  expect(names).toEqual([
    'SearchBar',
    'SearchDialog',
    'SearchDialog/Content',
    'SearchPage',
    'SearchResults',
  ]);
  expect(offered).toEqual(expect.arrayContaining(names));
});

it('allows each component to be wrapped but not ejected', () => {
  for (const {actions} of Object.values(components)) {
    expect(actions).toEqual({wrap: 'safe', eject: 'forbidden'});
  }
});
