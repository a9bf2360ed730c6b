import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {validateOptions, type Options, type PluginOptions} from '../options';

const check = (options: PluginOptions) =>
  validateOptions({
    validate: normalizePluginOptions as OptionValidationContext<PluginOptions, Options>['validate'],
    options,
  });

const part = {name: 'compiler', label: 'The compiler', files: ['assets/compiler/**']};

describe('plugin options', () => {
  it('all options may be left out', () => {
    expect(check({})).toMatchObject({enabled: true, pagePath: 'offline', exclude: [], parts: []});
  });

  it('a part may have its own cache or none', () => {
    const parts = [part, {...part, name: 'maps', cache: 'site.maps'}];
    expect(check({parts}).parts).toEqual(parts);
  });

  it.each([
    ['enabled', {enabled: 'perhaps'}],
    ['pagePath', {pagePath: 3}],
    ['pagePath" must be a path such as "offline', {pagePath: '/offline?'}],
    [
      'parts[0].name" must contain only letters, digits, "-" and "_',
      {parts: [{...part, name: 'a b'}]},
    ],
    ['parts[0].name" must not be "site', {parts: [{...part, name: 'site'}]}],
    ['parts[0].files', {parts: [{...part, files: []}]}],
    ['parts[1]" has the name of an earlier part, "compiler', {parts: [part, part]}],
    [
      'webManifest" must be a path below the base path, such as "site.webmanifest"; it is "/app.json',
      {webManifest: '/app.json'},
    ],
    ['themeColor.dark', {themeColor: {light: '#fff'}}],
    ['themeColor.black', {themeColor: {light: '#fff', black: '#000'}}],
    ['parts[0].file', {parts: [{name: 'compiler', label: 'The compiler', file: ['assets/**']}]}],
    ['colour', {colour: 'red'}],
  ])('the error names the invalid option: %s', (name, options) => {
    expect(() => check(options as unknown as PluginOptions)).toThrow(`"${name}"`);
  });
});

it('the error for an unknown option names the plugin and the known options', () => {
  const options: object = {colour: 'red'};
  expect(() => check(options)).toThrow(
    /^docusaurus-plugin-offline: "colour" is not allowed; the options are enabled, pagePath, exclude, parts, webManifest, themeColor$/,
  );
});

it('a site that uses the plugin twice is rejected', () => {
  const options: object = {id: 'second'};
  expect(() => check(options)).toThrow(
    /^docusaurus-plugin-offline: "id" is not allowed: a site can use this plugin only once$/,
  );
});
