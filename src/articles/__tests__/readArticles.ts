import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {mdxjs} from 'micromark-extension-mdxjs';
import {parse} from 'yaml';

const folder = 'docs/data-structures-and-algorithms/array';

/** An article as its author wrote it. */
export interface ArticleText {
  readonly id: string;
  /** The path of its file. */
  readonly file: string;
  readonly title: string;
  readonly position: number;
  readonly tree: Root;
}

/** Parses the Markdown of a page without front matter. */
export function parsePage(text: string): Root {
  return fromMarkdown(text, {extensions: [mdxjs()], mdastExtensions: [mdxFromMarkdown()]});
}

function readArticle(name: string): ArticleText {
  const file = path.posix.join(folder, name);
  const text = fs.readFileSync(file, 'utf8');
  const [fenced = '', yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  const own = parse(yaml) as Record<string, unknown>;
  return {
    id: path.parse(name).name,
    file,
    title: String(own.title),
    position: Number(own.sidebar_position),
    // The lines of the front matter are emptied and not removed, so that line numbers stay correct.
    tree: parsePage(fenced.replace(/.+/g, '') + text.slice(fenced.length)),
  };
}

/** The articles of the site, in reading order. */
export const articles: readonly ArticleText[] = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.mdx'))
  .map(readArticle)
  .sort((one, other) => one.position - other.position);
