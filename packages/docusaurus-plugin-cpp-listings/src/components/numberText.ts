import i18n from '@generated/i18n';

/**
 * Formats a number in the language of the site, so that the server and the browser write the same.
 *
 * @param digits the number of digits after the decimal point, if it is fixed.
 */
export const numberText = (value: number, digits?: number): string =>
  value.toLocaleString(
    i18n.currentLocale,
    digits === undefined ? {} : {minimumFractionDigits: digits, maximumFractionDigits: digits},
  );
