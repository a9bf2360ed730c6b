import fs from 'node:fs/promises';
import path from 'node:path';
import {createRequire} from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** The folder of the fonts that pages load. */
export const fontsFolder = path.resolve(import.meta.dirname, '../src/css/fonts');

const range = (from: number, to: number) =>
  Array.from({length: to - from + 1}, (_, index) => from + index);

/** Printable ASCII, Latin-1, and further characters of the articles that the fonts contain. */
const characters = String.fromCodePoint(...range(0x20, 0x7e), ...range(0xa0, 0xff)) + '–—‘’“”•…€−';

interface Font {
  readonly source: string;
  /** The weights that the style sheets use. */
  readonly weights: number | {readonly min: number; readonly max: number};
}

const fonts: Readonly<Record<string, Font>> = {
  'headings.woff2': {
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    weights: 640,
  },
  'code.woff2': {
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    weights: {min: 400, max: 700},
  },
};

/**
 * Returns the fonts that pages load, by file name. Each contains only the characters that pages
 * show.
 */
export async function subsetFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const made = await Promise.all(
    Object.entries(fonts).map(async ([name, {source, weights}]) => {
      const whole = await fs.readFile(require.resolve(source));
      const subset = await subsetFont(whole, characters, {
        targetFormat: 'woff2',
        variationAxes: {wght: weights},
        // Without ligatures, so that `!=` and `<=` look as they are typed.
        noLayoutClosure: true,
      });
      return [name, subset] as const;
    }),
  );
  return new Map(made);
}
