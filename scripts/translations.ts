// Writes the packages' English texts, as their sources have them, for translators:
// `npm run translations`.
import fs from 'node:fs';
import path from 'node:path';
import {extractMessages, messagesFile, translated} from './packing/translations';

async function main(): Promise<void> {
  for (const name of translated) {
    const file = messagesFile(name, 'base');
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, `${JSON.stringify(await extractMessages(name), undefined, 2)}\n`);
  }
}

void main();
