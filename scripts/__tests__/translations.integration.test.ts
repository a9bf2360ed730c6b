import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  extractMessages,
  messagesFile,
  translated,
  translationsDir,
  type Messages,
} from '../packing/translations';

const read = (name: string, locale: string) =>
  JSON.parse(fs.readFileSync(messagesFile(name, locale), 'utf8')) as Messages;

const isMessage = (id: string) => !id.endsWith('___DESCRIPTION');
const placeholders = (text = '') => text.match(/\{\w+\}/g)?.sort() ?? [];

/**
 * The prefix of the message ids of each package, so that ids of different packages do not collide.
 */
const prefixes: Readonly<Record<string, RegExp>> = {
  'docusaurus-plugin-cpp-listings': /^cppListings\./,
  'docusaurus-theme-local-search': /^localSearch\./,
  'docusaurus-plugin-offline': /^offline\./,
  'docusaurus-plugin-page-loading': /^pageLoading\./,
};

describe.each(translated)('the texts of %s', (name) => {
  const base = read(name, 'base');
  const ids = Object.keys(base).filter(isMessage);
  const locales = fs.readdirSync(translationsDir(name)).filter((locale) => locale !== 'base');

  it('match the sources; otherwise run npm run translations', async () => {
    expect(base).toEqual(await extractMessages(name));
  });

  it('have ids with the prefix of the package', () => {
    const others = ids.filter((id) => !prefixes[name]?.test(`${id}.`));
    expect(others).toEqual([]);
  });

  it.each(locales)('are all translated in %s, with the same placeholders', (locale) => {
    const messages = read(name, locale);
    expect(Object.keys(messages).sort()).toEqual([...ids].sort());
    for (const id of ids) {
      expect([id, ...placeholders(messages[id])]).toEqual([id, ...placeholders(base[id])]);
    }
  });
});

it('every package has a German translation', () => {
  expect(translated.filter((name) => !fs.existsSync(messagesFile(name, 'de')))).toEqual([]);
});
