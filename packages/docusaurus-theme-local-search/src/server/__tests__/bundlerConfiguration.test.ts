import fs from 'node:fs';
import path from 'node:path';
import {create} from '@orama/orama';
import {describe, expect, it} from 'vitest';
import {bundlerConfiguration} from '../bundlerConfiguration';
import {languages, type Language} from '../languages';

// cspell:disable
/** Two forms of a word in each language that has a stemmer. */
const forms: readonly [language: Language, one: string, other: string][] = [
  ['arabic', 'كتابها', 'كتابهم'],
  ['armenian', 'քաղաք', 'քաղաքներ'],
  ['bulgarian', 'книга', 'книгата'],
  ['danish', 'biler', 'bilerne'],
  ['dutch', 'boek', 'boeken'],
  ['english', 'rotating', 'rotated'],
  ['finnish', 'talossa', 'talosta'],
  ['french', 'chanter', 'chantait'],
  ['german', 'haus', 'häuser'],
  ['greek', 'δρόμος', 'δρόμου'],
  ['hungarian', 'ház', 'házban'],
  ['indian', 'लडका', 'लडके'],
  ['indonesian', 'membaca', 'dibaca'],
  ['irish', 'bord', 'bhord'],
  ['italian', 'cantare', 'cantava'],
  ['lithuanian', 'knyga', 'knygos'],
  ['nepali', 'घर', 'घरमा'],
  ['norwegian', 'biler', 'bilene'],
  ['portuguese', 'cantar', 'cantava'],
  ['romanian', 'copilul', 'copilului'],
  ['russian', 'книга', 'книги'],
  ['sanskrit', 'devas', 'devaḥ'],
  ['serbian', 'knjiga', 'knjige'],
  ['spanish', 'cantar', 'cantando'],
  ['swedish', 'bilar', 'bilarna'],
  ['tamil', 'புத்தகம்', 'புத்தகங்கள்'],
  ['turkish', 'kitap', 'kitaplar'],
  ['ukrainian', 'книга', 'книги'],
];
// cspell:enable

const clientDir = path.resolve(__dirname, '../../client');

/** Loads the stemmer that a site in this language sends to its readers. */
async function loadStemmer(language: Language | undefined): Promise<(word: string) => string> {
  const {resolve} = bundlerConfiguration(clientDir, 'data.json', 'local', language, 'rspack');
  const aliases = resolve?.alias as Record<string, string>;
  const {stemmer} = (await import(aliases['@local-search/stemmer$'] ?? '')) as {
    stemmer: (word: string) => string;
  };
  return stemmer;
}

describe('the language of a site', () => {
  it.each(languages)('can be %s, which Orama supports', (language) => {
    expect(create({schema: {title: 'string'}, language}).tokenizer.language).toBe(language);
  });

  it.each(forms)('includes its stemmer if it is %s', async (language, one, other) => {
    const stem = await loadStemmer(language);
    expect(stem(one)).toBe(stem(other));
  });

  // Orama supports 30 languages, and has stemmers for 28.
  it('includes no stemmer if it is unknown or one of the two without a stemmer', async () => {
    const stemless = languages.filter((language) => !forms.some(([known]) => known === language));
    expect(stemless).toEqual(['czech', 'slovenian']);
    for (const language of [...stemless, undefined]) {
      expect((await loadStemmer(language))('words')).toBe('words');
    }
  });
});

describe('the provider of a site', () => {
  it.each([
    ['local', 'localProvider'],
    ['hosted', 'hosted/hostedProvider'],
  ] as const)('is resolved to the %s module', (provider, file) => {
    const {resolve} = bundlerConfiguration(clientDir, 'data.json', provider, 'english', 'rspack');
    const alias = resolve?.alias as Record<string, string>;
    expect(alias['@local-search/provider$']).toBe(path.join(clientDir, file));
    expect(fs.existsSync(path.join(clientDir, `${file}.ts`))).toBe(true);
  });
});
