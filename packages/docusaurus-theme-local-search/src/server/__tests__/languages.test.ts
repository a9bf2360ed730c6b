import {describe, expect, it} from 'vitest';
import {languageOfLocale, languages} from '../languages';

describe('the languages', () => {
  it('are the 30 languages of Orama', () => {
    expect(languages).toHaveLength(30);
  });

  it.each([
    ['en', 'english'],
    ['pt-BR', 'portuguese'],
    ['nb', 'norwegian'],
    ['zh-Hans', undefined],
  ])('include the language of the locale %s, if Orama supports it', (locale, language) => {
    expect(languageOfLocale(locale)).toBe(language);
  });
});
