import fs from 'node:fs';
import {describe, expect, it} from 'vitest';

const styles = fs.readFileSync('src/css/prism.css', 'utf8');

/** The minimum contrast of text at level AA of WCAG 2.2. */
const leastContrast = 4.5;

const [light = '', dark = ''] = fs
  .readFileSync('src/css/palette.css', 'utf8')
  .split("[data-theme='dark'] {");

/** Resolves a colour in a palette to its six hexadecimal digits. */
function digitsOf(colour: string | undefined, palette: string): string {
  const [, property = ''] = /^var\((--[\w-]+)\)$/.exec(colour ?? '') ?? [];
  const [, value = colour ?? ''] = new RegExp(`${property}: ([^;]+);`).exec(palette) ?? [];
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/.exec(value) ?? [];
  if (short === undefined && long === undefined) {
    throw new Error(`"${colour}" is no colour of the palette`);
  }
  return long ?? (short ?? '').replaceAll(/./g, '$&$&');
}

/** Returns the relative luminance of a colour, as WCAG 2.2 defines it. */
function luminance(digits: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = parseInt(digits.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each([
  ['light', light],
  ['dark', dark],
])('fenced code in the %s mode', (_mode, palette) => {
  const [, highlighted] = /--docusaurus-highlighted-code-line-bg: (.*);/.exec(styles) ?? [];
  const backgrounds = ['var(--site-code-background)', highlighted].map((colour) =>
    digitsOf(colour, palette),
  );
  const colours = [...styles.matchAll(/^\.token:is\(\.([\w-]+).*\n {2}color: (.*);$/gm)];

  it('has six kinds of tokens', () => {
    expect(colours).toHaveLength(6);
    expect(styles).toContain('--prism-color: var(--ifm-font-color-base)');
  });

  it.each([
    ['text', 'var(--ifm-font-color-base)'] as const,
    ...colours.map(([, type, colour]) => [type, colour] as const),
  ])('has enough contrast to be readable: %s', (_type, colour) => {
    for (const background of backgrounds) {
      expect(contrast(digitsOf(colour, palette), background)).toBeGreaterThanOrEqual(leastContrast);
    }
  });
});
