import {proseOf} from './prose';

/** Parsed elements of docs that no page shows yet. */
const parsed = new Map<string, DocumentFragment>();

function parse(html: string): DocumentFragment {
  // Parsed in this document, where scripts run, so that the content of a noscript stays text.
  const element = document.createElement('div');
  element.innerHTML = html;
  const fragment = new DocumentFragment();
  fragment.append(...element.childNodes);
  return fragment;
}

/** Parses the HTML of a doc, if it is loaded, for the next page that shows it. */
export function parseEarly(permalink: string): void {
  const html = proseOf(permalink);
  if (html !== undefined && !parsed.has(permalink)) {
    parsed.set(permalink, parse(html));
  }
}

/** Returns the elements of a loaded doc, as the server rendered them. */
export function elementsOf(permalink: string): DocumentFragment {
  const early = parsed.get(permalink);
  parsed.delete(permalink);
  return early ?? parse(proseOf(permalink) ?? '');
}
