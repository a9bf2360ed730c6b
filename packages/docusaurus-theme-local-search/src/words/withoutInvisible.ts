/**
 * Removes characters that are never seen inside a word: soft hyphens, which mark where a word may
 * be broken, zero-width spaces and byte order marks.
 */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(/[\u00AD\u200B\uFEFF]/g, '');
