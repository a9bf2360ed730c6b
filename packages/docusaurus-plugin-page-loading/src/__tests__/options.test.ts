import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {validateOptions, type Options, type PluginOptions} from '../options';

const check = (options: PluginOptions) =>
  validateOptions({
    validate: (schema, given) => normalizePluginOptions(schema as never, given as never) as Options,
    options,
  });

it('the default is no islands and no fonts', () => {
  expect(check({})).toMatchObject({islands: [], fonts: []});
});

it('the error names an unknown option', () => {
  expect(() => check({prefetch: true} as never)).toThrow('"prefetch" is not allowed');
});

it('the error names the option "islands" if it is not a list of names', () => {
  expect(() => check({islands: 'listings/islands'} as never)).toThrow('"islands" must be an array');
});

it('the error names the option "fonts" if it is not a list', () => {
  expect(() => check({fonts: 'bold 1em serif'} as never)).toThrow('"fonts" must be an array');
});

it('the error for an unknown option names the plugin and the known options', () => {
  const options: object = {colour: 'red'};
  expect(() => check(options)).toThrow(
    /^docusaurus-plugin-page-loading: "colour" is not allowed; the options are islands, controls, fonts$/,
  );
});

it('a site that uses the plugin twice is rejected', () => {
  const options: object = {id: 'second'};
  expect(() => check(options)).toThrow(
    /^docusaurus-plugin-page-loading: "id" is not allowed: a site can use this plugin only once$/,
  );
});
