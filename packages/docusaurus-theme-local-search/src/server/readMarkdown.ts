import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {
  admonitionTitleToDirectiveLabel,
  createSlugger,
  escapeMarkdownHeadingIds,
  parseMarkdownHeadingId,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
// cspell:ignore slorber
import remarkComment from '@slorber/remark-comment';
import type {Root as Html} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Heading, Root as Markdown} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {readPage, type PageText} from './readPage';

const noText = /^(?:yaml|toml|mdxjsEsm|mdxFlowExpression|mdxTextExpression)$/;

/**
 * Removes the fragment that the author gave a heading and returns it: `## Title {/* #fragment
 * *\/}`, `## Title <!-- #fragment -->` or `## Title {#fragment}`.
 */
function takeFragment(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type === 'text') {
    const {text, id} = parseMarkdownHeadingId(last.value);
    last.value = text;
    return id;
  }
  return last?.type === 'mdxTextExpression' || last?.type === 'html'
    ? /^(?:\/\*|<!--)\s*#(\S+)\s*(?:\*\/|-->)$/.exec(last.value)?.[1]
    : undefined;
}

/** Removes everything that is not text, and converts JSX to elements. */
function remarkPlain() {
  return (tree: Markdown) => {
    visit(tree, 'heading', (heading) => {
      const id = takeFragment(heading);
      heading.data = {...heading.data, ...(id && {hProperties: {id}})};
    });
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) {
        return undefined;
      }
      if (noText.test(node.type)) {
        parent.children.splice(index, 1);
        return index;
      }
      if (node.type === 'textDirective') {
        // A colon in text, as in std:begin, only looks like a directive.
        parent.children.splice(index, 1, {type: 'text', value: `:${node.name}`});
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const [name] = /^[a-z][a-z0-9]*$/.exec(node.name ?? '') ?? [
          node.type === 'mdxJsxFlowElement' ? 'div' : 'span',
        ];
        node.data = {...node.data, hName: name};
      }
      return undefined;
    });
  };
}

/** Gives headings the same fragments as Docusaurus does. */
function rehypeFragments() {
  return (tree: Html) => {
    const slugger = createSlugger();
    visit(tree, 'element', (element) => {
      if (/^h[1-6]$/.test(element.tagName)) {
        let text = '';
        visit(element, 'text', ({value}) => {
          text += value;
        });
        element.properties.id ??= slugger.slug(text.trim());
      }
    });
  };
}

/** The syntax of a file: CommonMark with HTML, or MDX. */
export type Format = 'md' | 'mdx';

/** The options of a site's configuration that affect how its files are parsed. */
export type MarkdownOptions = Pick<MarkdownConfig, 'format' | 'mdx1Compat' | 'preprocessor'>;

/** Returns the format of a file, from its front matter and the site's configuration. */
export function formatOf(
  file: string,
  frontMatterFormat: unknown,
  {format}: Pick<MarkdownOptions, 'format'>,
): Format {
  const chosen = frontMatterFormat ?? format;
  if (chosen === 'md' || chosen === 'mdx') {
    return chosen;
  }
  return path.extname(file) === '.mdx' ? 'mdx' : 'md';
}

/** A regular expression for the names of admonitions, because a site may define its own. */
const admonitionNames = [String.raw`\w+`];

/** Preprocesses a source like Docusaurus does. */
function preprocess(source: string, file: string, options: MarkdownOptions): string {
  const {preprocessor, mdx1Compat} = options;
  const changed = unwrapMdxCodeBlocks(
    preprocessor?.({fileContent: source, filePath: file}) ?? source,
  );
  const escaped = mdx1Compat.headingIds ? escapeMarkdownHeadingIds(changed) : changed;
  return mdx1Compat.admonitions
    ? admonitionTitleToDirectiveLabel(escaped, admonitionNames)
    : escaped;
}

const processorOf = (format: Format, hasComments: boolean) =>
  unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(format === 'mdx' ? [remarkMdx] : [])
    .use(remarkGfm)
    .use(hasComments ? [remarkComment] : [])
    .use(remarkDirective)
    .use(remarkPlain)
    .use(remarkRehype, {allowDangerousHtml: true})
    .use(rehypeFragments);

/**
 * Reads the sections of a page from its source. The development server uses it, because it writes
 * no HTML. The result lacks what components render.
 *
 * @param file the file's name.
 * @throws Error if the source is not valid MDX; every source is valid CommonMark.
 */
export function readMarkdown(
  source: string,
  title: string,
  file: string,
  format: Format,
  options: MarkdownOptions,
): PageText {
  const processor = processorOf(format, options.mdx1Compat.comments);
  const tree = processor.runSync(processor.parse(preprocess(source, file, options)));
  return readPage(`<article>${toHtml(tree, {allowDangerousHtml: true})}</article>`, title);
}
