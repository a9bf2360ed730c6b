// Writes the packages' English texts from their sources into files for translators: `npm run
// translations`.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {extractMessages, messagesFile, translated} from './packing/translations';
import {runScript} from './runScript';

async function main(): Promise<void> {
  parseArgs();
  for (const name of translated) {
    const file = messagesFile(name, 'base');
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, `${JSON.stringify(await extractMessages(name), undefined, 2)}\n`);
  }
}

runScript(main);
