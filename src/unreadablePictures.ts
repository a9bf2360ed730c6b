import {authorError} from 'docusaurus-plugin-cpp-listings/remark';
import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {placeOf} from './siteFile';

/** Matches the import by which Docusaurus replaces a picture's address: `require("!loader!./a.png")`. */
const imported = /^require\("!.*!([^!"]+)"\)/;

/** Returns the file of a picture of Markdown whose size Docusaurus could not read. */
function unreadableFile({name, attributes}: MdxJsxTextElement): string | undefined {
  const valueOf = (key: string) =>
    attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === key)?.value;
  const source = valueOf('src');
  return name === 'img' && typeof source === 'object' && !valueOf('width') && !valueOf('height')
    ? imported.exec(source?.value ?? '')?.[1]
    : undefined;
}

/**
 * A remark plugin that rejects a picture whose file is no picture, such as an empty one. It runs
 * after Docusaurus has replaced the pictures of the page.
 *
 * @throws Error naming the page, the line of the text around the picture, and the fix.
 */
export function remarkUnreadablePictures() {
  return (tree: Root, {path: filePath}: {path: string}): void => {
    visit(tree, 'mdxJsxTextElement', (node, _, parent) => {
      const file = unreadableFile(node);
      if (file !== undefined) {
        throw authorError(
          `${placeOf(filePath, parent ?? node)}: the size of the picture ${file} cannot be read; ` +
            'save the file again, because it is empty or damaged; an SVG needs a width and height, or a viewBox',
        );
      }
    });
  };
}
