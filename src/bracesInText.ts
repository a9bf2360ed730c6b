import {authorError} from 'docusaurus-plugin-cpp-listings/remark';
import type {Root} from 'mdast';
import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {declaredNames, wordsIn} from './declaredNames';
import {placeOf} from './siteFile';

/** What Docusaurus defines in every page. */
const known = ['props', 'frontMatter', 'contentTitle', 'toc', 'assets'];

/** Matches a list of names and numbers, such as `n` or `1, 2, 3`. */
const list = /^\s*-?[\w.]+(?:\s*,\s*-?[\w.]+)*\s*$/;

/**
 * A remark plugin that rejects braces around names and numbers, such as `{n}` or `{1, 2, 3}`, if the
 * page does not define the first name. MDX reads them as JavaScript: the page would fail without a
 * line, or would show only the last number.
 *
 * @throws Error naming the page, the line and the fix.
 */
export function remarkBracesInText() {
  return (tree: Root, {path: filePath}: {path: string}): void => {
    const names = new Set([...known, ...declaredNames(tree)]);
    visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (node) => {
      const {value} = node as MdxFlowExpression | MdxTextExpression;
      const [first = ''] = wordsIn(value);
      if (list.test(value) && !names.has(first)) {
        throw authorError(
          `${placeOf(filePath, node)}: {${value}} is read as JavaScript; ` +
            `for text in braces write \\{${value}\\}`,
        );
      }
    });
  };
}
