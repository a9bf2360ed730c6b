import {getElementsByTagName, findOne} from 'domutils';
import type {Element} from 'domhandler';
import {parseDocument} from 'htmlparser2';
import {scriptsMeta} from '../pageTemplate';
import {isOfBuild, proseAttribute, type ProseFile} from './proseFile';
import {shortenProse} from './shortenProse';

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

/** The page of a doc, divided at its prose. */
export interface ProsePage extends ProseFile {
  /** The HTML before the prose. */
  readonly before: string;
  /** The HTML after the prose. */
  readonly after: string;
}

/** Reads the prose of a doc from the HTML of its page, and shortens it; undefined if there is none. */
export function readProse(html: string): ProsePage | undefined {
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
  const start = prose.firstChild?.startIndex ?? 0;
  const end = (prose.lastChild?.endIndex ?? -1) + 1;
  return {
    build,
    before: html.slice(0, start),
    html: shortenProse(html, prose.children, [start, end]),
    after: html.slice(end),
  };
}
