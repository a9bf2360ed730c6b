import fs from 'node:fs';
import {expect, it} from 'vitest';
import fixedPostCss from '..';

it('keeps the PostCSS plugins and disables the search for a configuration', () => {
  const plugins = ['autoprefixer'];
  expect(fixedPostCss().configurePostCss?.({plugins})).toEqual({plugins, config: false});
});

it('the site has no PostCSS configuration that would be ignored', () => {
  const files = fs.readdirSync('.').filter((name) => name.includes('postcss'));
  expect(files).toEqual([]);
  expect(JSON.parse(fs.readFileSync('package.json', 'utf8'))).not.toHaveProperty('postcss');
});
