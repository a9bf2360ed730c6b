import {authorError, listingComponents} from 'docusaurus-plugin-cpp-listings/remark';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {articleComponents} from './articles/remark';
import {declaredNames} from './declaredNames';
import {placeOf} from './siteFile';

/** The components that pages may use without an import; the last two are from Docusaurus. */
const known = [...listingComponents, ...articleComponents, 'Details', 'Head'].sort();

/**
 * A remark plugin that rejects components that a page neither imports nor defines, and that the
 * site does not have. Without it only the rendered page fails: the error has no file and no line.
 *
 * @throws Error naming the page, the line and the components that there are.
 */
export function remarkUnknownComponents() {
  return (tree: Root, {path: filePath}: {path: string}): void => {
    const names = new Set([...known, ...declaredNames(tree)]);
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const {name} = node as MdxJsxFlowElement | MdxJsxTextElement;
      const [component = ''] = name?.split('.') ?? [];
      if (/^[A-Z]/.test(component) && !names.has(component)) {
        throw authorError(
          `${placeOf(filePath, node)}: there is no component <${component}>; import it, ` +
            `or use one of these: ${known.join(', ')}`,
        );
      }
    });
  };
}
