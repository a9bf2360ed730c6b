/** Cuts a text to so many characters, and one less where the last would be half of an emoji. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
