import fs from 'node:fs';
import postcss, {type AcceptedPlugin} from 'postcss';
import {expect, it} from 'vitest';
import fixedPostCss from '..';

const optionsFor = (plugins: unknown[]) => fixedPostCss().configurePostCss?.({plugins});

it('disables the search for a configuration', () => {
  expect(optionsFor([])).toEqual({plugins: [], config: false});
});

it('creates a plugin with its options', async () => {
  const {plugins} = optionsFor([['postcss-preset-env', {browsers: 'safari 8'}]]) ?? {};
  const {css} = await postcss(plugins as AcceptedPlugin[]).process('a { display: flex }', {
    from: undefined,
  });
  expect(css).toContain('display: -webkit-flex');
});

it('keeps a plugin that is created', () => {
  const plugin = {postcssPlugin: 'own'};
  expect(optionsFor([plugin])?.plugins).toEqual([plugin]);
});

it('the site has no PostCSS configuration that would be ignored', () => {
  const files = fs.readdirSync('.').filter((name) => name.includes('postcss'));
  expect(files).toEqual([]);
  expect(JSON.parse(fs.readFileSync('package.json', 'utf8'))).not.toHaveProperty('postcss');
});
