import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {validateOptions, type PluginOptions} from '../options';

const validate = (options: PluginOptions) =>
  validateOptions({
    validate: normalizePluginOptions as Parameters<typeof validateOptions>[0]['validate'],
    options,
  });

describe('the option connectTo', () => {
  it('is empty unless the site names origins', () => {
    expect(validate({}).connectTo).toEqual([]);
    const origins = ['https://search.example:8443', 'wss://answers.example'];
    expect(validate({connectTo: origins}).connectTo).toEqual(origins);
  });

  it.each([
    '*',
    'https:',
    'https://*.example',
    'https://a.example; script-src',
    'https://a.example/path',
    "'unsafe-inline'",
    'data:',
  ])('rejects a pattern, path or keyword: %s', (origin) => {
    expect(() => validate({connectTo: [origin]})).toThrow(
      `"connectTo[0]" must be an origin such as "https://search.example.org"; it is "${origin}"`,
    );
  });
});

describe('the option scripts', () => {
  it.each(['sw.js', 'js/player.v2.min.js', 'a_b/c-d'])('accepts a path: %s', (script) => {
    expect(validate({scripts: [script]}).scripts).toEqual([script]);
  });

  it.each([
    '/sw.js',
    './sw.js',
    'a/../b.js',
    'a/./b.js',
    'a//b.js',
    'https://a.example/b.js',
    'js/',
  ])('rejects what is not a path below the base path, and says what it must be: %s', (script) => {
    expect(() => validate({scripts: [script]})).toThrow(
      `"scripts[0]" must be a path below the base path, such as "sw.js"; it is "${script}"`,
    );
  });
});

it('the error for an unknown option names the plugin and the known options', () => {
  const options: object = {colour: 'red'};
  expect(() => validate(options)).toThrow(
    /^docusaurus-plugin-strict-csp: "colour" is not allowed; the options are connectTo, scripts$/,
  );
});

it('a site that uses the plugin twice is rejected', () => {
  const options: object = {id: 'second'};
  expect(() => validate(options)).toThrow(
    /^docusaurus-plugin-strict-csp: "id" is not allowed: a site can use this plugin only once$/,
  );
});
