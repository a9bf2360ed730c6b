/** Strips a trailing `/index.html` or `.html`; the root stays `/`. */
export function withoutHtmlExtension(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '') || '/';
}
