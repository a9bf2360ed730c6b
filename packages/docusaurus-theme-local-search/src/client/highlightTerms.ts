import {highlightAttribute, highlightName, highlightParameter} from '../shared';
import {findWords, type Stretch} from './findWords';
import './highlight.css';

/** The most words that are highlighted; more would slow the browser down. */
const maxRanges = 1000;

/** Elements at whose edges a word ends. */
const blocks =
  'address,article,blockquote,br,dd,div,dt,figcaption,figure,footer,h1,h2,h3,h4,h5,h6,header,li,' +
  'main,nav,ol,p,pre,section,summary,table,td,th,tr,ul';

/** Elements whose text is not the page's own. */
const skipped = 'script,style,noscript,textarea,nav,.table-of-contents';

interface PageText {
  /** The text of all nodes, blocks apart by a line break. */
  readonly text: string;
  /** Each node with the offset of its first character in `text`, ascending. */
  readonly nodes: readonly {readonly node: Text; readonly start: number}[];
}

/** Reads the text of an element, with words across inline elements in one piece. */
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

function toRanges({nodes}: PageText, stretches: readonly Stretch[]): Range[] {
  let index = 0;
  // Stretches ascend as the nodes do, so no node is looked at twice.
  const nodeAt = (offset: number) => {
    while ((nodes[index + 1]?.start ?? Infinity) <= offset) {
      index++;
    }
    return nodes[index];
  };
  return stretches.flatMap(([start, end]) => {
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

/** Removes the words from the address, so that it can be shared, and tells the router. */
function cleanAddress(parameters: URLSearchParams): void {
  parameters.delete(highlightParameter);
  const {pathname, hash} = window.location;
  const rest = parameters.toString();
  const state: unknown = window.history.state;
  window.history.replaceState(state, '', `${pathname}${rest && `?${rest}`}${hash}`);
  window.dispatchEvent(new PopStateEvent('popstate', {state}));
}

/** Scrolls to the section; Docusaurus does not when only the query string changes. */
function scrollToSection(): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  if (id === '') {
    window.scrollTo(0, 0);
  } else {
    document.getElementById(id)?.scrollIntoView();
  }
}

/**
 * Highlights in the page's main part the words that its address names, without a change
 * to the document, and takes them out of the address. Browsers that cannot highlight
 * only get the plain address. `isSamePage` says that the reader was on the page already.
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
