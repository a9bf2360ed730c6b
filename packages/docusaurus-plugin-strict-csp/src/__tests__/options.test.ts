import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {validateOptions, type PluginOptions} from '../options';

const validate = (options: PluginOptions) =>
  validateOptions({
    validate: normalizePluginOptions as Parameters<typeof validateOptions>[0]['validate'],
    options,
  });

describe('the origins that scripts may ask', () => {
  it('are none unless the site names some', () => {
    expect(validate({}).connectTo).toEqual([]);
    expect(validate({connectTo: ['https://search.example:8443']}).connectTo).toEqual([
      'https://search.example:8443',
    ]);
  });

  it.each([
    '*',
    'https:',
    'https://*.example',
    'https://a.example; script-src',
    'https://a.example/path',
    "'unsafe-inline'",
    'data:',
  ])('are no patterns, paths or keywords: %s', (origin) => {
    expect(() => validate({connectTo: [origin]})).toThrow('connectTo[0]');
  });
});

it('scripts that are no paths below the base path are refused with what they must be', () => {
  expect(() => validate({scripts: ['/sw.js']})).toThrow(
    '"scripts[0]" must be a path below the base path, such as "sw.js"; it is "/sw.js"',
  );
});

it('options that are wrong are refused with the name of the plugin', () => {
  const options: object = {colour: 'red'};
  expect(() => validate(options)).toThrow(
    /^docusaurus-plugin-strict-csp: "colour" is not allowed$/,
  );
});

it('a second plugin in a site is refused', () => {
  const options: object = {id: 'second'};
  expect(() => validate(options)).toThrow(
    /^docusaurus-plugin-strict-csp: "id" must be left out: a site has this plugin once$/,
  );
});
