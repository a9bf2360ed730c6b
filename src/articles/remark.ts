import path from 'node:path';
import {importOf} from 'docusaurus-plugin-cpp-listings/remark';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import {isArticle} from '../front-matter/parse';
import {moduleSpecifier, relatedModule} from './modules';
import {readingTime} from './readingTime';

/** Where the plugin finds what it reads. */
interface Options {
  /** The folder with the listings, in the folder that the site is built from. */
  readonly listings: string;
}

/** The name by which a page imports its related articles. */
const local = 'relatedArticles';

const dataAttribute: MdxJsxAttribute = {
  type: 'mdxJsxAttribute',
  name: 'data',
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: local,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{type: 'ExpressionStatement', expression: {type: 'Identifier', name: local}}],
      },
    },
  },
};

const textAttribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/**
 * A remark plugin that gives the components of articles what they do not say themselves: to
 * `<InShort>` the time that the article takes, to `<Advanced>` an anchor behind it, and to
 * `<Related />` the articles before and after.
 *
 * @throws Error where `<Related />` is not in an article.
 */
export function remarkArticles({listings}: Options) {
  const siteDir = path.resolve();
  return (tree: Root, {path: filePath}: {path: string}): void => {
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    const importRelated = importOf(local, moduleSpecifier(relatedModule(file)));
    let advanced = 0;
    const imports = new Set<MdxjsEsm>();
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
      if (element.name === 'Advanced') {
        advanced += 1;
        element.attributes.push(textAttribute('end', `after-part-${advanced}`));
      } else if (element.name === 'InShort') {
        const {minutes, more} = readingTime(tree, listings);
        element.attributes.push(
          textAttribute('minutes', String(minutes)),
          textAttribute('more', String(more)),
        );
      } else if (element.name === 'Related') {
        if (!isArticle(file)) {
          const line = element.position?.start.line ?? 1;
          throw new Error(
            `${file}:${line}: only an article has related articles; remove <Related />`,
          );
        }
        imports.add(importRelated);
        element.attributes.push(dataAttribute);
      }
    });
    tree.children.unshift(...imports);
  };
}
