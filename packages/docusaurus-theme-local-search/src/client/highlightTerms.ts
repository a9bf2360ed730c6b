import {highlightAttribute, highlightName, highlightParameter} from '../shared';
import {findWords, type TextRange} from './findWords';
import './highlight.css';

/** The maximum number of highlighted words; more would slow the browser down. */
const maxRanges = 1000;

/** Elements whose edges end a word. */
const blocks =
  'address,article,blockquote,br,dd,div,dt,figcaption,figure,footer,h1,h2,h3,h4,h5,h6,header,li,' +
  'main,nav,ol,p,pre,section,summary,table,td,th,tr,ul';

/** Elements whose text is not part of the page's content. */
const skipped = 'script,style,noscript,textarea,nav,.table-of-contents';

interface PageText {
  /** The text of all nodes; a line break separates blocks. */
  readonly text: string;
  /** Each node with the offset of its first character in `text`, in ascending order. */
  readonly nodes: readonly {readonly node: Text; readonly start: number}[];
}

/** Reads the text of an element; words that span inline elements stay whole. */
function readText(root: Element): PageText {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: {node: Text; start: number}[] = [];
  let text = '';
  let lastBlock: Element | null = null;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || parent.closest(skipped)) {
      continue;
    }
    const block = parent.closest(blocks);
    if (block !== lastBlock) {
      text += '\n';
      lastBlock = block;
    }
    nodes.push({node, start: text.length});
    text += node.data;
  }
  return {text, nodes};
}

function toRanges({nodes}: PageText, textRanges: readonly TextRange[]): Range[] {
  let index = 0;
  // Both ranges and nodes are in ascending order, so each node is visited only once.
  const nodeAt = (offset: number) => {
    while ((nodes[index + 1]?.start ?? Infinity) <= offset) {
      index++;
    }
    return nodes[index];
  };
  return textRanges.flatMap(([start, end]) => {
    const first = nodeAt(start);
    const last = nodeAt(end - 1);
    if (!first || !last) {
      return [];
    }
    const range = document.createRange();
    range.setStart(first.node, start - first.start);
    range.setEnd(last.node, end - last.start);
    return [range];
  });
}

/**
 * Removes the words from the address, so that the reader can share it, and notifies the router.
 */
function cleanAddress(parameters: URLSearchParams): void {
  parameters.delete(highlightParameter);
  // The whole address, because a path that begins with two slashes would lead to another host.
  const address = new URL(window.location.href);
  address.search = parameters.toString();
  const state: unknown = window.history.state;
  window.history.replaceState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', {state}));
}

/** Scrolls to the section, because Docusaurus does not when only the query string changes. */
function scrollToSection(): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  if (id === '') {
    window.scrollTo(0, 0);
  } else {
    document.getElementById(id)?.scrollIntoView();
  }
}

/**
 * Highlights the words in the page's address in its main part, without changing the document, and
 * removes them from the address. A browser without the CSS Custom Highlight API only gets the
 * clean address.
 *
 * @param isSamePage whether the reader was already on the page.
 */
export function highlightTerms(isSamePage: boolean): void {
  const parameters = new URLSearchParams(window.location.search);
  const words = parameters.get(highlightParameter)?.split(/\s+/);
  if (!words) {
    return;
  }
  if (isSamePage) {
    scrollToSection();
  }
  const main = document.querySelector('main');
  if (main && 'highlights' in CSS) {
    const pageText = readText(main);
    const ranges = toRanges(pageText, findWords(pageText.text, words, maxRanges));
    CSS.highlights.set(highlightName, new Highlight(...ranges));
    document.documentElement.setAttribute(highlightAttribute, '');
  }
  cleanAddress(parameters);
}
