import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {validateFolder, validateOptions, type Options, type PluginOptions} from '../options';

const validate = normalizePluginOptions as OptionValidationContext<
  PluginOptions,
  Options
>['validate'];
const check = (options: object) => validateOptions({validate, options});

describe('the options', () => {
  it('have defaults', () => {
    expect(check({})).toMatchObject({folder: 'listings'});
    expect(check({})).not.toHaveProperty('sourceUrl');
  });

  it('may name another folder and the repository', () => {
    const options = {
      folder: 'algorithms',
      sourceUrl: 'https://example.org/me/site/algorithms',
      checkCommand: 'make check',
      speedCommand: 'make speed',
    };
    expect(check(options)).toMatchObject(options);
  });

  it.each([
    [{folder: '/srv/listings'}, /"folder" must be the name of a folder .* not a path/],
    [{folder: 'src/listings'}, /"folder" must be the name of a folder .* "src\/listings"/],
    [{folder: 3}, /"folder" must be a string/],
    [{sourceUrl: 'blob/main'}, /"sourceUrl" must be the address of .* it is "blob\/main"/],
    [{directory: 'algorithms'}, /"directory" is not allowed/],
  ])('refuse %j and give the reason', (options, message) => {
    expect(() => check(options)).toThrow(message);
  });
});

describe('the folder of the remark plugin and the command', () => {
  it('has the same default and rules, and its errors name the plugin or the command', () => {
    expect(validateFolder('remarkListings', {})).toBe('listings');
    expect(() => validateFolder('remarkListings', {folder: '../listings'})).toThrow(
      /^remarkListings: "folder" must be the name of a folder/,
    );
  });
});

it('the error for a wrong option names the plugin', () => {
  const options: object = {colour: 'red'};
  expect(() => check(options)).toThrow(
    /^docusaurus-plugin-cpp-listings: "colour" is not allowed; the options are folder, sourceUrl, checkCommand, speedCommand$/,
  );
});

it('a site cannot have the plugin twice', () => {
  const options: object = {id: 'second'};
  expect(() => check(options)).toThrow(
    /^docusaurus-plugin-cpp-listings: "id" is not allowed: a site can use this plugin only once$/,
  );
});
