import fs from 'node:fs';
import path from 'node:path';

/** The parts from which articles are generated. */
export interface Corpus {
  readonly headings: readonly string[];
  readonly sentences: readonly string[];
  /** Parts of listings, of 8 to 24 lines. */
  readonly code: readonly string[];
  /** Distinct words of five letters and more. */
  readonly words: readonly string[];
}

const codeLines = {least: 8, most: 24};

/** Returns the files with these extensions below a folder, sorted by name. */
export function filesBelow(folder: string, ...extensions: readonly string[]): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => extensions.includes(path.extname(file)))
    .sort()
    .map((file) => path.join(folder, file));
}

const withoutFrontMatter = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n/, '');
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '');
const withoutLinks = (text: string) => text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
const withoutCodeSpans = (text: string) => text.replace(/`[^`]*`/g, '');

/** Returns whether a block is prose: not an element, an import, a table, a list or a quotation. */
const isProse = (block: string) => !/^(?:[<{|>#:\s]|import |export |[-*] |\d+\. )/.test(block);

/** Returns whether MDX parses a text as plain text. */
const isPlain = (text: string) =>
  !/[<>{}[\]]/.test(withoutCodeSpans(text)) && (text.match(/[`*]/g) ?? []).length % 2 === 0;

function sentencesOf(markdown: string): string[] {
  return markdown
    .split(/\n\s*\n/)
    .filter(isProse)
    .map((block) => withoutLinks(block).replace(/\s+/g, ' ').replaceAll('**', '').trim())
    .flatMap((block) => block.split(/(?<=[.!?])\s+(?=[A-Z`])/))
    .filter((sentence) => sentence.includes(' ') && isPlain(sentence));
}

function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#{2,6} +(.+?)(?: *\{#.*\})?$/gm)]
    .map(([, heading = '']) => heading)
    .filter(isPlain);
}

function codeOf(source: string): string[] {
  const lines = source.split('\n');
  const pieces: string[] = [];
  for (let from = 0; from + codeLines.least <= lines.length; from += codeLines.most) {
    pieces.push(
      lines
        .slice(from, from + codeLines.most)
        .join('\n')
        .trim(),
    );
  }
  return pieces;
}

/** Reads the articles, posts and listings of the site in a folder. */
export function readCorpus(siteDir: string): Corpus {
  const markdown = ['docs', 'blog']
    .flatMap((folder) => filesBelow(path.join(siteDir, folder), '.md', '.mdx'))
    .map((file) => withoutCode(withoutFrontMatter(fs.readFileSync(file, 'utf8'))));
  const sentences = markdown.flatMap(sentencesOf);
  return {
    headings: [...new Set(markdown.flatMap(headingsOf))],
    sentences,
    code: filesBelow(path.join(siteDir, 'listings'), '.cpp')
      .map((file) => fs.readFileSync(file, 'utf8'))
      .flatMap(codeOf),
    words: [
      ...new Set(sentences.flatMap((text) => withoutCodeSpans(text).match(/\b[a-z]{5,}\b/g) ?? [])),
    ],
  };
}
