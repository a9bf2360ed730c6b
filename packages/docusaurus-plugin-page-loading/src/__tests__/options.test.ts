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

it.each([
  '700 1em "Source Serif 4"',
  'italic small-caps bold condensed 12.5px/1.4 Georgia, serif',
  "1em 'JetBrains Mono', Courier New",
  '100% x',
])('a font in the form of CSS is accepted: %s', (font) => {
  expect(check({fonts: [font]}).fonts).toEqual([font]);
});

it.each(['Georgia', '"Source Serif 4"', '700 "Source Serif 4"', '1em', '1em Source Serif 4'])(
  'a font that browsers would reject is an error: %s',
  (font) => {
    expect(() => check({fonts: ['1em Georgia', font]})).toThrow(
      /^docusaurus-plugin-page-loading: "fonts\[1\]" /,
    );
  },
);

it('the error for a font shows the font and an example', () => {
  expect(() => check({fonts: ['Source Serif 4']})).toThrow(
    `docusaurus-plugin-page-loading: "fonts[0]" must be a font in the form of CSS with a size, such as '700 1em "Source Serif 4"'; it is 'Source Serif 4'`,
  );
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
