import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {validateOptions, type Options, type PluginOptions} from '../options';

const check = (options: PluginOptions) =>
  validateOptions({
    validate: (schema, given) => normalizePluginOptions(schema as never, given as never) as Options,
    options,
  });

it('no islands and no fonts are the default', () => {
  expect(check({})).toMatchObject({islands: [], fonts: []});
});

it('an option that is not one is named', () => {
  expect(() => check({prefetch: true} as never)).toThrow('"prefetch" is not allowed');
});

it('islands that are no list of names are named', () => {
  expect(() => check({islands: 'listings/islands'} as never)).toThrow('"islands" must be an array');
});

it('fonts that are no list are named', () => {
  expect(() => check({fonts: 'bold 1em serif'} as never)).toThrow('"fonts" must be an array');
});

it('options that are wrong are refused with the name of the plugin', () => {
  const options: object = {colour: 'red'};
  expect(() => check(options)).toThrow(/^docusaurus-plugin-page-loading: "colour" is not allowed$/);
});

it('a second plugin in a site is refused', () => {
  const options: object = {id: 'second'};
  expect(() => check(options)).toThrow(
    /^docusaurus-plugin-page-loading: "id" must be left out: a site has this plugin once$/,
  );
});
