import type {Root} from 'mdast';
import {EXIT, visit} from 'unist-util-visit';
import {attribute, type JsxElement} from './attributes';

/**
 * Requires that no earlier element of a page is the same component for the same problem. Both would
 * contain the same ids.
 *
 * @throws Error naming the line of the earlier element.
 */
export function requireOnce(element: JsxElement, tree: Root): void {
  const problem = attribute(element, 'problem');
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const other = node as JsxElement;
    if (other === element) {
      return EXIT;
    }
    if (other.name === element.name && attribute(other, 'problem') === problem) {
      throw new Error(
        `<${element.name} problem="${problem}"> is already on line ${node.position?.start.line}; remove one`,
      );
    }
    return undefined;
  });
}
