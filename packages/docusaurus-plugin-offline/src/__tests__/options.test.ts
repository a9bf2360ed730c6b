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
    ['pagePath', {pagePath: '/offline?'}],
    ['parts[0].name', {parts: [{...part, name: 'site'}]}],
    ['parts[0].files', {parts: [{...part, files: []}]}],
    ['parts[1]', {parts: [part, part]}],
    ['themeColor.dark', {themeColor: {light: '#fff'}}],
    ['colour', {colour: 'red'}],
  ])('are refused by name: %s', (name, options) => {
    expect(() => check(options as unknown as PluginOptions)).toThrow(`"${name}"`);
  });
});
