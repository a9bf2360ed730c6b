import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {validateOptions, type Options, type PluginOptions} from '../options';

const check = (options: PluginOptions) =>
  validateOptions({
    validate: normalizePluginOptions as OptionValidationContext<PluginOptions, Options>['validate'],
    options,
  });

describe('the options', () => {
  it('may all be left out', () => {
    expect(check({})).toMatchObject({
      docs: true,
      blog: true,
      pages: true,
      searchPagePath: 'search',
    });
  });

  it.each([
    ['language', {language: 'klingon'}],
    ['searchPagePath', {searchPagePath: '/search?'}],
    ['dialogPages', {dialogPages: 0}],
    ['sectionsPerPage', {sectionsPerPage: 1.5}],
    ['colour', {colour: 'red'}],
  ])('are refused by name: %s', (name, options) => {
    expect(() => check(options as PluginOptions)).toThrow(new RegExp(`"${name}"`));
  });
});
