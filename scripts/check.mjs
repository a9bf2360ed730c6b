// Checks the claims of some articles, or of all, and records the results: `npm run check [--
// ARTICLE …]`.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

const root = path.resolve(import.meta.dirname, '..');

/** Runs an `npm` script for articles and returns whether it passed. */
function passes([script, ...options], articles) {
  const prefixes = articles.map((name) => `listings/${name}/`);
  const args = ['run', '--silent', script, '--', ...options, ...prefixes];
  const shell = process.platform === 'win32';
  return spawnSync('npm', args, {cwd: root, stdio: 'inherit', shell}).status === 0;
}

/**
 * Returns the articles that the command line names. @throws Error naming one that does not exist.
 */
function readArticles() {
  const {positionals} = parseArgs({allowPositionals: true});
  const known = fs.readdirSync(path.join(root, 'listings'));
  const articles = positionals.map((name) => name.replace(/^listings\/|\/$/g, ''));
  const unknown = articles.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no article ${unknown}; articles: ${known.join(', ')}.`);
  }
  return articles;
}

try {
  const articles = readArticles();
  const steps = [['prove', '--record'], ['mutants'], ['bench:listings']];
  if (!steps.every((step) => passes(step, articles))) {
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
