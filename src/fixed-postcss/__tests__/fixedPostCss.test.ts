import fs from 'node:fs';
import {expect, it} from 'vitest';
import fixedPostCss from '..';

it('leaves the plugins of PostCSS as they are and looks for no others', () => {
  const plugins = ['autoprefixer'];
  expect(fixedPostCss().configurePostCss?.({plugins})).toEqual({plugins, config: false});
});

it('passes over no configuration of the site', () => {
  const files = fs.readdirSync('.').filter((name) => name.includes('postcss'));
  expect(files).toEqual([]);
  expect(JSON.parse(fs.readFileSync('package.json', 'utf8'))).not.toHaveProperty('postcss');
});
