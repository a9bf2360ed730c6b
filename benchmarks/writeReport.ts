import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const readme = path.resolve(__dirname, 'README.md');
const formatter = path.resolve(__dirname, '../node_modules/oxfmt/bin/oxfmt');

/**
 * Writes a text between the markers of a benchmark in the README, and formats its tables.
 *
 * @param benchmark the name of its command: `bench:visit`.
 * @throws Error if the markers are missing.
 */
export function writeReport(benchmark: string, text: string): void {
  const marked = new RegExp(
    `(?<=<!-- ${benchmark} begins -->\\n)[\\s\\S]*(?=<!-- ${benchmark} ends -->)`,
  );
  const before = fs.readFileSync(readme, 'utf8');
  if (!marked.test(before)) {
    throw new Error(
      `${readme} lacks the markers <!-- ${benchmark} begins --> and <!-- ${benchmark} ends -->.`,
    );
  }
  fs.writeFileSync(
    readme,
    before.replace(marked, () => `\n${text}\n\n`),
  );
  execFileSync(process.execPath, [formatter, readme], {stdio: ['ignore', 'ignore', 'inherit']});
}
