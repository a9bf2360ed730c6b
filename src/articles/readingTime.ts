import fs from 'node:fs';
import path from 'node:path';
import {cutRegion} from 'docusaurus-plugin-cpp-listings/remark';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** The reading time of an article, in whole minutes. */
export interface ReadingTime {
  /** Without the Advanced parts. */
  readonly minutes: number;
  /** The additional time for the Advanced parts. */
  readonly more: number;
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Words of text and of code per minute. */
const pace = {text: 150, code: 50};

/** Content that the page collapses, or shows as a table, a picture or a panel. */
const notRead = new Set(['Solution', 'table']);

/** Returns the number of words in a text; punctuation alone does not count. */
export const countWords = (text: string) => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

function textAttribute({attributes}: JsxElement, name: string): string | undefined {
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name) {
      return typeof attribute.value === 'string' ? attribute.value : undefined;
    }
  }
  return undefined;
}

/**
 * Returns the number of words in a listing's region; 0 if it does not exist, which another plugin
 * reports.
 */
function wordsOfListing(element: JsxElement, listings: string): number {
  const file = path.join(listings, textAttribute(element, 'file') ?? '');
  const region = textAttribute(element, 'region') ?? 'listing';
  if (!file.endsWith('pp') || !fs.existsSync(file)) {
    return 0;
  }
  const text = fs.readFileSync(file, 'utf8');
  try {
    return countWords(cutRegion({file, shown: file, text}, region).code);
  } catch {
    return 0;
  }
}

/**
 * Returns the reading time of an article: 150 words of text a minute, and 50 words of listings and
 * code blocks, for a reader to whom both are new. Tables, pictures, panels and collapsed content,
 * such as the answer to a pitfall, are not counted.
 *
 * @param listings the folder with the listings.
 */
export function readingTime(tree: Root, listings: string): ReadingTime {
  const seconds = {main: 0, advanced: 0};
  const walk = (node: Nodes, part: 'main' | 'advanced'): void => {
    const add = (words: number, wordsInMinute: number) => {
      seconds[part] += (60 * words) / wordsInMinute;
    };
    if (node.type === 'text' || node.type === 'inlineCode') {
      add(countWords(node.value), pace.text);
    } else if (node.type === 'code') {
      add(countWords(node.value), pace.code);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (node.name === 'Listing' || node.name === 'Pitfall') {
        add(wordsOfListing(node, listings), pace.code);
      }
      if (node.name !== 'Pitfall' && !notRead.has(node.name ?? '')) {
        node.children.forEach((child) => walk(child, node.name === 'Advanced' ? 'advanced' : part));
      }
    } else if ('children' in node && !notRead.has(node.type)) {
      node.children.forEach((child) => walk(child, part));
    }
  };
  walk(tree, 'main');
  return {
    minutes: Math.max(1, Math.round(seconds.main / 60)),
    more: Math.round(seconds.advanced / 60),
  };
}
