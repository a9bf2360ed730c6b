const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The data of an OpenSearch description. */
export interface Description {
  readonly siteTitle: string;
  /** Absolute address of the search page. */
  readonly searchPage: string;
  /** Absolute address of the site's icon, if it has one. */
  readonly icon: string | undefined;
}

/**
 * Writes an OpenSearch description document.
 *
 * @see https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md
 */
export function openSearchDescription({siteTitle, searchPage, icon}: Description): string {
  // The standard limits the short name to 16 characters. `slice` alone could cut through an emoji.
  const shortName = Array.from(siteTitle).slice(0, 16).join('').trim();
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escaped(shortName)}</ShortName>
  <Description>${escaped(siteTitle)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
${icon ? `  <Image>${escaped(icon)}</Image>\n` : ''}  <Url type="text/html" template="${escaped(searchPage)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
