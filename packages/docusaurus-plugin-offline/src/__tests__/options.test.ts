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

describe('the options', () => {
  it('may all be left out', () => {
    expect(check({})).toMatchObject({enabled: true, pagePath: 'offline', exclude: [], parts: []});
  });

  it('name parts, with a cache or without', () => {
    const parts = [part, {...part, name: 'maps', cache: 'site.maps'}];
    expect(check({parts}).parts).toEqual(parts);
  });

  it.each([
    ['enabled', {enabled: 'perhaps'}],
    ['pagePath', {pagePath: 3}],
    ['pagePath" must be a path such as "offline', {pagePath: '/offline?'}],
    ['parts[0].name" may have letters, digits, "-" and "_', {parts: [{...part, name: 'a b'}]}],
    ['parts[0].name" must be another than "site', {parts: [{...part, name: 'site'}]}],
    ['parts[0].files', {parts: [{...part, files: []}]}],
    ['parts[1]', {parts: [part, part]}],
    ['themeColor.dark', {themeColor: {light: '#fff'}}],
    ['colour', {colour: 'red'}],
  ])('are refused by name: %s', (name, options) => {
    expect(() => check(options as unknown as PluginOptions)).toThrow(`"${name}"`);
  });
});

it('options that are wrong are refused with the name of the plugin', () => {
  const options: object = {colour: 'red'};
  expect(() => check(options)).toThrow(/^docusaurus-plugin-offline: "colour" is not allowed$/);
});

it('a second plugin in a site is refused', () => {
  const options: object = {id: 'second'};
  expect(() => check(options)).toThrow(
    /^docusaurus-plugin-offline: "id" must be left out: a site has this plugin once$/,
  );
});
