import {proseOf} from './prose';

/** Elements of docs that no page has yet. */
const parsed = new Map<string, DocumentFragment>();

function parse(html: string): DocumentFragment {
  // In a document that runs scripts, where what is in a noscript stays text.
  const element = document.createElement('div');
  element.innerHTML = html;
  const fragment = new DocumentFragment();
  fragment.append(...element.childNodes);
  return fragment;
}

/** Makes the elements of a doc, if it was loaded, for the next page that shows it. */
export function parseAhead(permalink: string): void {
  const html = proseOf(permalink);
  if (html !== undefined && !parsed.has(permalink)) {
    parsed.set(permalink, parse(html));
  }
}

/** Returns the elements of a doc that was loaded, as the server has written them. */
export function elementsOf(permalink: string): DocumentFragment {
  const ahead = parsed.get(permalink);
  parsed.delete(permalink);
  return ahead ?? parse(proseOf(permalink) ?? '');
}
