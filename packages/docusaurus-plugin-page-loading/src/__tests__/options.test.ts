import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {validateOptions, type PluginOptions} from '../options';

const check = (options: object) =>
  validateOptions({
    validate: normalizePluginOptions,
    options: options as PluginOptions,
  });

it('there are no options, and one that is given is named', () => {
  expect(() => check({})).not.toThrow();
  expect(() => check({prefetch: true})).toThrow('"prefetch" is not allowed');
});
