import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Infima's classes, by the alignments of Markdown. */
const classes: ReadonlyMap<unknown, string> = new Map([
  ['left', 'text--left'],
  ['center', 'text--center'],
  ['right', 'text--right'],
]);

/**
 * Aligns the columns of Markdown tables by classes. MDX would align them by style attributes, which
 * the content security policy does not allow.
 */
export const rehypeTableAlignment = () => (tree: Root) => {
  visit(tree, 'element', ({properties}) => {
    const name = classes.get(properties.align);
    if (name !== undefined) {
      delete properties.align;
      properties.className = [name];
    }
  });
};
