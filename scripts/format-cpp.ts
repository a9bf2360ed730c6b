// Formats the C++ below listings/ by .clang-format; with --check it only reports.
import fs from 'node:fs';
import path from 'node:path';
import {format} from '@wasm-fmt/clang-format';

const root = path.resolve(__dirname, '..');
const listingsDir = path.join(root, 'listings');
const style = fs.readFileSync(path.join(root, '.clang-format'), 'utf8');
const check = process.argv.includes('--check');

const files = fs
  .readdirSync(listingsDir, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.[ch]pp$/.test(file))
  .sort();
const changed = files.filter((file) => {
  const target = path.join(listingsDir, file);
  const source = fs.readFileSync(target, 'utf8');
  const formatted = format(source, file, style);
  if (formatted !== source && !check) {
    fs.writeFileSync(target, formatted);
  }
  return formatted !== source;
});
for (const file of changed) {
  console.log(check ? `listings/${file}: not formatted; run npm run format` : `listings/${file}`);
}
process.exitCode = check && changed.length > 0 ? 1 : 0;
