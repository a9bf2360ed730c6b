import {isTag, isText, type ChildNode, type Document, type Element} from 'domhandler';
import {findAll, findOne, textContent} from 'domutils';
import {parseDocument} from 'htmlparser2';
import type {Section} from '../shared';
import {withoutInvisible} from '../words/withoutInvisible';

/** The text of a page, read from its HTML. */
export interface PageText {
  /** The first heading of level 1, if any. */
  readonly title: string | undefined;
  /** Titles of the categories that contain the page, outermost first. */
  readonly breadcrumbs: readonly string[];
  /** Whether the page asks search engines not to index it. */
  readonly isHidden: boolean;
  readonly sections: readonly Section[];
}

const blocks = new Set(
  (
    'address article aside blockquote br caption dd details div dl dt figcaption figure footer form ' +
    'header hr li main ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Elements whose text is not part of the page's text. */
const leftOut = new Set('button nav script style svg template noscript iframe canvas'.split(' '));

const hasClass = (element: Element, name: string) =>
  (element.attribs.class ?? '').split(/\s+/).includes(name);

/**
 * Whether an element holds the folded content of its parent for readers without JavaScript. With
 * JavaScript, that content is created only when the reader unfolds the parent.
 */
const isFolded = ({name, parent}: Element) =>
  name === 'noscript' && parent !== null && isTag(parent) && parent.name === 'details';

const isLeftOut = (element: Element) =>
  (leftOut.has(element.name) && !isFolded(element)) ||
  hasClass(element, 'hash-link') ||
  element.attribs['aria-hidden'] === 'true' ||
  'data-search-ignore' in element.attribs;

const collapsed = (text: string) => withoutInvisible(text).replaceAll(/\s+/g, ' ').trim();

/** Returns the visible text of an element. */
function visibleText(element: Element): string {
  const parts: string[] = [];
  const walk = (nodes: readonly ChildNode[]) => {
    for (const node of nodes) {
      if (isText(node)) {
        parts.push(node.data);
      } else if (isTag(node) && !isLeftOut(node)) {
        walk(node.children);
      }
    }
  };
  walk(element.children);
  return collapsed(parts.join(''));
}

/**
 * Returns the terms that an element explains, which it shows in bold; most elements have none.
 */
const termsOf = (element: Element): readonly string[] =>
  'data-search-terms' in element.attribs
    ? findAll(({name}) => name === 'strong', element.children).map(visibleText)
    : [];

/**
 * Splits the content of `root` at each heading with an anchor. The terms that a section explains
 * become its keywords.
 */
function sectionsOf(root: Element, pageTitle: string): Section[] {
  const sections: {anchor: string; heading: string; parts: string[]; keywords: string[]}[] = [
    {anchor: '', heading: pageTitle, parts: [], keywords: []},
  ];
  const walk = (nodes: readonly ChildNode[]) => {
    for (const node of nodes) {
      const parts = sections.at(-1)?.parts ?? [];
      if (isText(node)) {
        parts.push(node.data);
      } else if (isTag(node) && !isLeftOut(node)) {
        if (/^h[2-6]$/.test(node.name) && node.attribs.id) {
          sections.push({
            anchor: node.attribs.id,
            heading: visibleText(node),
            parts: [],
            keywords: [],
          });
        } else if (node.name !== 'h1') {
          sections.at(-1)?.keywords.push(...termsOf(node));
          const isBlock = blocks.has(node.name) || /^h[2-6]$/.test(node.name);
          parts.push(isBlock ? ' ' : '');
          walk(node.children);
          sections.at(-1)?.parts.push(isBlock ? ' ' : '');
        }
      }
    }
  };
  walk(root.children);
  return sections.map(({parts, keywords, ...section}) => ({
    ...section,
    content: collapsed(parts.join('')),
    ...(keywords.length > 0 && {keywords}),
  }));
}

function breadcrumbsOf(document: Document): string[] {
  const nav = findOne((element) => hasClass(element, 'theme-doc-breadcrumbs'), document.children);
  const items = nav
    ? [...(nav.children.find(isTag)?.children ?? [])].filter(isTag).map(visibleText)
    : [];
  // The last item is the page itself; the home page is an icon without text.
  return items.slice(0, -1).filter(Boolean);
}

const asksToBeHidden = (document: Document) =>
  findOne(
    ({name, attribs}) =>
      name === 'meta' && attribs.name === 'robots' && /noindex/i.test(attribs.content ?? ''),
    document.children,
  ) !== null;

/**
 * Removes everything but the head and the main part. On a large site, the menus around the main
 * part make up most of each page. Parsing them would take most of the indexing time.
 */
function withoutMenus(html: string): string {
  const head = html.indexOf('</head>');
  const from = html.indexOf('<main', head);
  const to = html.lastIndexOf('</main>');
  return head < 0 || from < 0 || to < from ? html : html.slice(0, head) + html.slice(from, to);
}

/**
 * Reads the visible sections of a page from its HTML.
 *
 * @param fallbackTitle the page's title if its text has no heading of level 1.
 */
export function readPage(html: string, fallbackTitle: string): PageText {
  const document = parseDocument(withoutMenus(html));
  const find = (test: (element: Element) => boolean) => findOne(test, document.children);
  const main = find(({name}) => name === 'main');
  const root =
    find((element) => hasClass(element, 'markdown')) ??
    find(({name}) => name === 'article') ??
    main;
  const heading = findOne(({name}) => name === 'h1', (main ?? document).children);
  const title = heading ? collapsed(textContent(heading)) : undefined;
  return {
    title,
    breadcrumbs: breadcrumbsOf(document),
    isHidden: asksToBeHidden(document),
    sections: root ? sectionsOf(root, title ?? fallbackTitle) : [],
  };
}
