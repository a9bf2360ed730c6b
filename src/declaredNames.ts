import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

const isEsm = (node: Root['children'][number]): node is MdxjsEsm => node.type === 'mdxjsEsm';

/** Returns the words of a text that may be names in JavaScript. */
export const wordsIn = (text: string): readonly string[] => text.match(/[\w$]+/g) ?? [];

/** Returns all words of a page's imports and exports, so that the names that it declares are among them. */
export const declaredNames = (tree: Root): readonly string[] =>
  tree.children.filter(isEsm).flatMap(({value}) => wordsIn(value));
