import type {DocusaurusConfig} from '@docusaurus/types';

/**
 * Returns the title of a page without the name of the site.
 *
 * @param html the title as it is in the HTML of the page.
 */
export function pageTitle(
  html: string,
  {title, titleDelimiter}: Pick<DocusaurusConfig, 'title' | 'titleDelimiter'>,
): string {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent;
  const ending = ` ${titleDelimiter} ${title}`;
  return text.endsWith(ending) ? text.slice(0, -ending.length) : text;
}
