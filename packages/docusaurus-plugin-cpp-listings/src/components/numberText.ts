import i18n from '@generated/i18n';

/**
 * Writes a number as the site's language does: server and reader write the same digits.
 *
 * @param digits after the decimal point, where their number is fixed.
 */
export const numberText = (value: number, digits?: number): string =>
  value.toLocaleString(
    i18n.currentLocale,
    digits === undefined ? {} : {minimumFractionDigits: digits, maximumFractionDigits: digits},
  );
