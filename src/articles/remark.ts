import {
  authorError,
  componentOf,
  importOf,
  required,
  requireAttributes,
  requireContent,
} from 'docusaurus-plugin-cpp-listings/remark';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isArticle} from '../front-matter/parse';
import {moduleSpecifier, relatedModule} from './modules';
import {countWords, readingTime} from './readingTime';
import {siteFile} from '../siteFile';

/** The options of the plugin. */
interface Options {
  /** The folder with the listings, relative to the site's folder. */
  readonly listings: string;
}

/** The variable to which a page imports its related articles. */
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
 * The attributes that authors may set on each component, and a description of its content, if it
 * has any.
 */
const components: Readonly<
  Record<string, {readonly attributes: readonly string[]; readonly content?: string}>
> = {
  InShort: {attributes: [], content: 'the article in a few words'},
  Advanced: {attributes: ['label'], content: 'what can be left out'},
  Term: {attributes: ['id'], content: 'what the term means'},
  Related: {attributes: []},
};

/** The most words of an `<InShort>`. */
const mostInShort = 60;

/** Requires that a summary is short. @throws Error with its number of words and the limit. */
function requireShort({children}: MdxJsxFlowElement | MdxJsxTextElement): void {
  const words = children.reduce((sum, child) => sum + countWords(toString(child)), 0);
  if (words > mostInShort) {
    throw new Error(
      `<InShort> has ${words} words; shorten it to at most ${mostInShort}, ` +
        'and leave the rest to the article',
    );
  }
}

/** The names of the components that articles use. */
export const articleComponents = Object.keys(components);

/**
 * A remark plugin that completes the components of articles: it adds the reading time to
 * `<InShort>`, an anchor behind `<Advanced>`, and the related articles to `<Related />`.
 *
 * @throws Error naming the page and the line of an invalid attribute or content, of an `<InShort>`
 * that is too long, of a `<Term>` that is explained twice, and of a `<Related />` outside an article.
 */
export function remarkArticles({listings}: Options) {
  return (tree: Root, {path: filePath}: {path: string}): void => {
    const file = siteFile(filePath);
    const importRelated = importOf(local, moduleSpecifier(relatedModule(file)));
    let advanced = 0;
    const imports = new Set<MdxjsEsm>();
    /** The line of each term, by id. */
    const terms = new Map<string, number>();
    const fill = (element: MdxJsxFlowElement | MdxJsxTextElement, line: number): void => {
      const name = componentOf(element, articleComponents);
      const {attributes, content} = components[name ?? ''] ?? {};
      if (!attributes) {
        return;
      }
      requireAttributes(element, attributes);
      if (content !== undefined) {
        requireContent(element, content);
      }
      if (name === 'Advanced') {
        advanced += 1;
        element.attributes.push(textAttribute('end', `after-part-${advanced}`));
      } else if (name === 'InShort') {
        requireShort(element);
        const {minutes, more} = readingTime(tree, listings);
        element.attributes.push(
          textAttribute('minutes', String(minutes)),
          textAttribute('more', String(more)),
        );
      } else if (name === 'Term') {
        const id = required(element, 'id', 'span');
        if (terms.has(id)) {
          throw new Error(`<Term id="${id}"> is already on line ${terms.get(id)}; remove one`);
        }
        terms.set(id, line);
      } else {
        if (!isArticle(file)) {
          throw new Error('only an article has related articles; remove <Related />');
        }
        imports.add(importRelated);
        element.attributes.push(dataAttribute);
      }
    };
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const line = node.position?.start.line ?? 1;
      try {
        fill(node as MdxJsxFlowElement | MdxJsxTextElement, line);
      } catch (error) {
        throw authorError(`${file}:${line}: ${(error as Error).message}`, error);
      }
    });
    tree.children.unshift(...imports);
  };
}
