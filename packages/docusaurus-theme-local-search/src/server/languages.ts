import {createRequire} from 'node:module';
import type {Stemmer} from '../words/stem';

/** Orama's languages by the ISO 639-1 codes that locales begin with. */
const languageOf = {
  ar: 'arabic',
  bg: 'bulgarian',
  cs: 'czech',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'indian',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sa: 'sanskrit',
  sl: 'slovenian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  uk: 'ukrainian',
} as const;

/** A language, as Orama names it. */
export type Language = (typeof languageOf)[keyof typeof languageOf];

/** All languages that the search supports. */
export const languages: readonly Language[] = [...new Set(Object.values(languageOf))];

/** Returns the language of a locale such as `pt-BR`; undefined if Orama does not support it. */
export function languageOfLocale(locale: string): Language | undefined {
  const [code = ''] = locale.toLowerCase().split(/[-_]/);
  return (languageOf as Readonly<Record<string, Language>>)[code];
}

const requireModule = createRequire(__filename);

/** Finds Orama's stemmer or stop words for a language; undefined if Orama has none for it. */
export function languageModule(
  kind: 'stemmers' | 'stopwords',
  language: Language | undefined,
): string | undefined {
  const name = `@orama/${kind}/${language}`;
  try {
    requireModule.resolve(name);
    return name;
  } catch {
    return undefined;
  }
}

/** Loads the stemmer of a language; if there is none, each word is its own stem. */
export function loadStemmer(language: Language | undefined): Stemmer {
  const name = languageModule('stemmers', language);
  return name === undefined
    ? (word) => word
    : (requireModule(name) as {readonly stemmer: Stemmer}).stemmer;
}
