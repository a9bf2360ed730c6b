import {describe, expect, it} from 'vitest';
import {languageOfLocale, languages} from '../languages';

describe('the languages', () => {
  it("are the engine's 30", () => {
    expect(languages).toHaveLength(30);
  });

  it.each([
    ['en', 'english'],
    ['pt-BR', 'portuguese'],
    ['nb', 'norwegian'],
    ['zh-Hans', undefined],
  ])('know the locale %s', (locale, language) => {
    expect(languageOfLocale(locale)).toBe(language);
  });
});
