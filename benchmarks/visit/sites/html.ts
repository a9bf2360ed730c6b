import type {Article} from '../../search/articles';
import {addressOf, partsOf, visitedIndex} from '../pages';
import {writeFiles} from './files';

const style =
  'body{font:1.1rem/1.6 system-ui;max-width:42rem;margin:auto;padding:1rem}pre{overflow:auto}';

const escape = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Renders a block of a generated article, which has only headings, paragraphs and code. */
function render(block: string): string {
  const [, heading] = /^## (.*)$/.exec(block) ?? [];
  const [, code] = /^```cpp\n([\s\S]*)\n```$/.exec(block) ?? [];
  const inline = (text: string) => escape(text).replace(/`([^`]*)`/g, '<code>$1</code>');
  if (heading !== undefined) {
    return `<h2>${inline(heading)}</h2>`;
  }
  return code === undefined
    ? `<p>${inline(block)}</p>`
    : `<pre tabindex="0"><code>${escape(code)}</code></pre>`;
}

/**
 * Writes the visited article as plain HTML, as a lower bound for any site.
 *
 * @returns the folder of the site.
 */
export function buildHtml(dir: string, articles: readonly Article[]): string {
  const index = visitedIndex(articles.length);
  const article = articles[index];
  if (article) {
    const {title, text} = partsOf(article);
    const blocks = text.trim().match(/```cpp\n[\s\S]*?\n```|[^\n]+/g) ?? [];
    writeFiles(dir, {
      '404.html': '<!doctype html><title>Not found</title>',
      [`${addressOf(articles, index)}.html`]: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="An article.">
<link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><h1>${escape(title)}</h1>
${blocks.map(render).join('\n')}
</main></body></html>
`,
    });
  }
  return dir;
}
