import {describe, expect, it} from 'vitest';
import {selectPlural} from '../selectPlural';

const select = (locale: string, forms: string, counts: readonly number[]) =>
  counts.map((count) => selectPlural(count, forms, locale));

describe('the plural form', () => {
  it('is the first of two for one thing in English', () => {
    expect(select('en', 'one|many', [0, 1, 2, 21])).toEqual(['many', 'one', 'many', 'many']);
  });

  it('is one of as many as the language has', () => {
    expect(select('pl', 'one|few|many|other', [1, 3, 5, 22])).toEqual([
      'one',
      'few',
      'many',
      'few',
    ]);
  });

  it('is one of the six of Arabic', () => {
    const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
    expect(select('ar', forms.join('|'), [0, 1, 2, 3, 11, 100])).toEqual(forms);
  });

  it('is the last one if the translation has too few', () => {
    expect(select('pl', 'one|many', [1, 3, 5])).toEqual(['one', 'many', 'many']);
    expect(select('ja', 'all', [1, 3])).toEqual(['all', 'all']);
  });
});
