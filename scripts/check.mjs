// Checks the claims of an article, or of all, and writes down what was tried:
// `npm run check [-- ARTICLE …]`.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const listings = path.join(root, 'listings');
const known = fs.readdirSync(listings);
const articles = process.argv.slice(2).map((name) => name.replace(/^listings\/|\/$/g, ''));
const unknown = articles.find((name) => !known.includes(name));

/** Runs an `npm` script for the articles and says whether it passed. */
function passes([script, ...options]) {
  const prefixes = articles.map((name) => `listings/${name}/`);
  const args = ['run', '--silent', script, '--', ...options, ...prefixes];
  return spawnSync('npm', args, {cwd: root, stdio: 'inherit'}).status === 0;
}

if (unknown !== undefined) {
  console.error(`There is no listings/${unknown}; articles: ${known.join(', ')}.`);
  process.exitCode = 1;
} else if (![['prove', '--record'], ['mutants'], ['bench:listings']].every(passes)) {
  process.exitCode = 1;
}
