import fs from 'node:fs';
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {packages} from './packages';

const root = path.resolve(__dirname, '../..');

/** Texts by id; `<id>___DESCRIPTION` tells translators the purpose of a text. */
export type Messages = Readonly<Record<string, string>>;

/**
 * Returns the folder of a package's texts, with one folder for each language and `base` for
 * English.
 */
export const translationsDir = (name: string): string =>
  path.join(root, 'packages', name, 'codeTranslations');

/** Returns the file of a package's texts in a language. */
export const messagesFile = (name: string, locale: string): string =>
  path.join(translationsDir(name), locale, `${name}.json`);

/** The names of the packages that have texts. */
export const translated = Object.keys(packages).filter((name) =>
  fs.existsSync(translationsDir(name)),
);

/** Extracts the English texts of a package from its sources, sorted by id. */
export async function extractMessages(name: string): Promise<Messages> {
  const src = path.join(root, 'packages', name, 'src');
  const files = fs
    .readdirSync(src, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.includes('__tests__'))
    .map((file) => path.join(src, file));
  const extracted = await extractAllSourceCodeFileTranslations(
    files,
    getBabelOptions({isServer: true}),
  );
  const warnings = extracted.flatMap((file) => file.warnings);
  if (warnings.length > 0) {
    throw new Error(warnings.join('\n'));
  }
  const messages = extracted.flatMap(({translations}) => Object.entries(translations));
  return Object.fromEntries(
    messages
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([id, {message, description}]) => [
        [id, message],
        ...(description === undefined ? [] : [[`${id}___DESCRIPTION`, description]]),
      ]),
  ) as Messages;
}
