// Writes the subset fonts that pages load, from the fonts in the packages: `npm run fonts`.
import fs from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runScript} from './runScript';
import {fontsFolder, subsetFonts} from './subsetFonts';

async function main(): Promise<void> {
  parseArgs();
  for (const [name, font] of await subsetFonts()) {
    await fs.writeFile(path.join(fontsFolder, name), font);
    console.log(`${name}: ${(font.length / 1000).toFixed(1)} KB`);
  }
}

runScript(main);
