// Formats the C++ of the listings and of their runtime by .clang-format. With --check it only
// reports unformatted files.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {format} from '@wasm-fmt/clang-format';
import {listFiles} from '../packages/docusaurus-plugin-cpp-listings/src/content/listFiles';
import {runScript} from './runScript';

const root = path.resolve(__dirname, '..');
const folders = ['listings', 'packages/docusaurus-plugin-cpp-listings/src/cpp'];
const style = fs.readFileSync(path.join(root, '.clang-format'), 'utf8');

function main(): void {
  const {
    values: {check},
  } = parseArgs({options: {check: {type: 'boolean', default: false}}});
  const files = folders.flatMap((folder) =>
    listFiles(path.join(root, folder), /\.[ch]pp$/).map((file) => `${folder}/${file}`),
  );
  const changed = files.filter((file) => {
    const target = path.join(root, file);
    const source = fs.readFileSync(target, 'utf8');
    const formatted = format(source, file, style);
    if (formatted !== source && !check) {
      fs.writeFileSync(target, formatted);
    }
    return formatted !== source;
  });
  for (const file of changed) {
    console.log(check ? `${file}: not formatted; run npm run format` : file);
  }
  process.exitCode = check && changed.length > 0 ? 1 : 0;
}

runScript(main);
