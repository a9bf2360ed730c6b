import i18n from '@generated/i18n';
import {afterEach, expect, it, vi} from 'vitest';
import {numberText} from '../numberText';

afterEach(() => vi.restoreAllMocks());

it('formats numbers in the language of the site', () => {
  expect(numberText(1234.5)).toBe('1,234.5');
  vi.spyOn(i18n, 'currentLocale', 'get').mockReturnValue('de');
  expect(numberText(1234.5)).toBe('1.234,5');
});

it('keeps the requested number of digits', () => {
  expect(numberText(2, 2)).toBe('2.00');
});
