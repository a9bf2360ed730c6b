import {createSlugger} from '@docusaurus/utils';
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

/** Returns the fragment that an author gave a heading: `## Title {/* #fragment *\/}`. */
function fragmentOf(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value)?.[1]
    : undefined;
}

/** Removes what is not text, and turns JSX into elements. */
function remarkPlain() {
  return (tree: Markdown) => {
    visit(tree, 'heading', (heading) => {
      const id = fragmentOf(heading);
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
        // A colon in a text, as in 10:30, only looks like a directive.
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

/** Gives headings the fragments that Docusaurus gives them. */
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

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkPlain)
  .use(remarkRehype)
  .use(rehypeFragments);

/**
 * Reads the sections of a page from its source, for the development server, which
 * makes no HTML: what components show is not in it.
 *
 * @throws Error where the source is not valid MDX.
 */
export function readMarkdown(source: string, title: string): PageText {
  const tree = processor.runSync(processor.parse(source));
  return readPage(`<article>${toHtml(tree)}</article>`, title);
}
