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

/** What the ids of a package's texts begin with, so that no other's are the same. */
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

  it('are those of its sources; else run npm run translations', async () => {
    expect(base).toEqual(await extractMessages(name));
  }, 60_000);

  it('have ids of its own', () => {
    const others = ids.filter((id) => !prefixes[name]?.test(`${id}.`));
    expect(others).toEqual([]);
  });

  it.each(locales)('are all there in %s, with the same placeholders', (locale) => {
    const messages = read(name, locale);
    expect(Object.keys(messages).sort()).toEqual([...ids].sort());
    for (const id of ids) {
      expect([id, ...placeholders(messages[id])]).toEqual([id, ...placeholders(base[id])]);
    }
  });
});

it('every package speaks German', () => {
  expect(translated.filter((name) => !fs.existsSync(messagesFile(name, 'de')))).toEqual([]);
});
