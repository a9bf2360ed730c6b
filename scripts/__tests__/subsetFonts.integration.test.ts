import fs from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import {fontsFolder, subsetFonts} from '../subsetFonts';

it('the fonts of the site equal the subsets of their packages; otherwise run npm run fonts', async () => {
  const fonts = await subsetFonts();
  expect([...fonts.keys()].sort()).toEqual((await fs.readdir(fontsFolder)).sort());
  for (const [name, font] of fonts) {
    expect(font.equals(await fs.readFile(path.join(fontsFolder, name))), name).toBe(true);
  }
});
