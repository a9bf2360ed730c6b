import {getElementsByTagName, findOne} from 'domutils';
import type {Element} from 'domhandler';
import {parseDocument} from 'htmlparser2';
import {scriptsMeta} from '../pageTemplate';
import {isOfBuild, proseAttribute, type ProseFile} from './proseFile';

/** Returns the addresses of scripts or style sheets that an element names. */
function addressesIn({name, attribs}: Element): string | undefined {
  if (name === 'script') {
    return attribs.src;
  }
  return attribs.rel === 'stylesheet'
    ? attribs.href
    : attribs.name === scriptsMeta
      ? attribs.content
      : undefined;
}

/** Returns the inner HTML of an element. */
function innerHtml(html: string, element: Element): string {
  const {startIndex, endIndex, children} = element;
  const [first] = children;
  const last = children.at(-1);
  if (startIndex === null || endIndex === null || !first || !last) {
    return '';
  }
  return html.slice(first.startIndex ?? 0, (last.endIndex ?? -1) + 1);
}

/** Reads the prose of a doc from the HTML of its page; undefined if the page has none. */
export function readProse(html: string): ProseFile | undefined {
  const page = parseDocument(html, {withStartIndices: true, withEndIndices: true});
  const prose = findOne(({attribs}) => proseAttribute in attribs, page.children);
  const [head] = getElementsByTagName('head', page);
  if (!prose || !head) {
    return undefined;
  }
  const build = getElementsByTagName('*', head)
    .flatMap((element) => addressesIn(element)?.split(' ') ?? [])
    .filter(isOfBuild)
    .join(' ');
  return {build, html: innerHtml(html, prose)};
}
