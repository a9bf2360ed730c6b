import {authorError} from 'docusaurus-plugin-cpp-listings/remark';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {placeOf} from './siteFile';

function faultOf(node: Code | MdxJsxFlowElement | MdxJsxTextElement): string | undefined {
  if (node.type === 'code') {
    return /\bshowLineNumbers\b/.test(node.meta ?? '')
      ? 'showLineNumbers makes a style attribute, which a page must not have; remove it'
      : undefined;
  }
  const hasStyle = node.attributes.some(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'style',
  );
  return hasStyle
    ? `<${node.name}> has a style attribute, which a page must not have; use a class, as in className="text--center"`
    : undefined;
}

/**
 * A remark plugin that rejects what would become a style attribute, which the content security
 * policy does not allow. The end of a build rejects it too, but can name only the HTML.
 *
 * @throws Error naming the page, the line and the fix.
 */
export function remarkStyleAttributes() {
  return (tree: Root, {path: filePath}: {path: string}): void => {
    visit(tree, ['code', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const fault = faultOf(node as Code | MdxJsxFlowElement | MdxJsxTextElement);
      if (fault !== undefined) {
        throw authorError(`${placeOf(filePath, node)}: ${fault}`);
      }
    });
  };
}
