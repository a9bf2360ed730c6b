// Checks the claims of some articles, or of all, and records the results: `npm run check [--
// ARTICLE …]`.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

const root = path.resolve(import.meta.dirname, '..');

const usage = `npm run check -- [ARTICLE …]

Proves the listings of the named articles, or of all, tests their proofs with mutants, measures
their speeds, and records the results next to problem.yaml.`;

/** Runs an `npm` script for articles and returns whether it passed. */
function passes([script, ...options], articles) {
  const prefixes = articles.map((name) => `listings/${name}/`);
  const args = ['run', '--silent', script, '--', ...options, ...prefixes];
  const shell = process.platform === 'win32';
  return spawnSync('npm', args, {cwd: root, stdio: 'inherit', shell}).status === 0;
}

/** Returns the named articles. @throws Error naming one that does not exist. */
function readArticles(positionals) {
  const known = fs.readdirSync(path.join(root, 'listings'));
  const articles = positionals.map((name) => name.replace(/^listings\/|\/$/g, ''));
  const unknown = articles.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no article ${unknown}; articles: ${known.join(', ')}.`);
  }
  return articles;
}

try {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {help: {type: 'boolean', default: false}},
  });
  const steps = [['prove', '--record'], ['mutants'], ['bench:listings']];
  if (values.help) {
    console.log(usage);
  } else {
    const articles = readArticles(positionals);
    process.exitCode = steps.every((step) => passes(step, articles)) ? 0 : 1;
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
