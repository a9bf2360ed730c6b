/** Bytes from which a size is written in megabytes. */
const megabytesFrom = 100_000;

/** Writes a number of bytes in a language: as megabytes, or as kilobytes where these would be none. */
export function sizeText(bytes: number, locale: string): string {
  const isLarge = bytes >= megabytesFrom;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
    minimumFractionDigits: isLarge ? 1 : 0,
    // A few bytes are not nothing.
  }).format(isLarge ? bytes / 1_000_000 : Math.ceil(bytes / 1000));
}
