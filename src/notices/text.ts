import fs from 'node:fs';
import path from 'node:path';
import type {ShippedPackage} from './packages';

const read = (file: string) => fs.readFileSync(path.join(__dirname, file), 'utf8').trim();

const rule = '-'.repeat(80);

/** The texts of licences that some packages only name. */
const licenceTexts = new Map(
  ['ISC', 'MIT'].map((licence) => [licence, read(`licences/${licence}.txt`)]),
);

/** Returns the licence text of a package. @throws Error naming a package without a known text. */
function licenceTextOf({name, licence, text, author}: ShippedPackage): string {
  if (text !== undefined) {
    return text;
  }
  const known = licenceTexts.get(licence);
  if (known === undefined) {
    throw new Error(
      `${name} contains no licence text for ${licence}; add the text to src/notices/licences`,
    );
  }
  return `Copyright (c) ${author ?? `the authors of ${name}`}\n\n${known}`;
}

const inOrder = (first: string, second: string) => Number(first > second) - Number(first < second);

/** Returns the text of the notices: packages with the same licence text are listed together. */
export function noticesOf(packages: readonly ShippedPackage[]): string {
  const byText = new Map<string, string[]>();
  for (const shipped of packages) {
    const {name, version, licence} = shipped;
    const text = licenceTextOf(shipped);
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version}, ${licence}`]);
  }
  const parts = [...byText]
    .map(([text, names]) => `${names.sort(inOrder).join('\n')}\n\n${text}`)
    .sort(inOrder);
  return [
    "This site is made with the work of others. This file is written by the build: it names what\nis in the site's scripts and styles, and in what compiles and runs programs in the page.",
    `The programs that run on this site's pages are compiled from its own listings, or in the page\nfrom what a reader writes, and linked with parts of the following libraries.\n\n${read('compiled.txt')}`,
    ...parts,
  ]
    .join(`\n\n${rule}\n\n`)
    .concat('\n');
}
