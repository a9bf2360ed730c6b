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
