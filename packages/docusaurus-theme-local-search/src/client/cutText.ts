/** Cuts a text to a number of characters, or one less to avoid splitting an emoji. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
