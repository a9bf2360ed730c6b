/** The smallest number of bytes that is shown in megabytes. */
const megabytesFrom = 100_000;

/** Formats a number of bytes for a locale: in megabytes, or in kilobytes if it is small. */
export function sizeText(bytes: number, locale: string): string {
  const isLarge = bytes >= megabytesFrom;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
    minimumFractionDigits: isLarge ? 1 : 0,
    // Rounded up, because a few bytes must not be shown as zero.
  }).format(isLarge ? bytes / 1_000_000 : Math.ceil(bytes / 1000));
}
