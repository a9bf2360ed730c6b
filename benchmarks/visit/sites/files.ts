import fs from 'node:fs';
import path from 'node:path';
import type {Article} from '../../search/articles';
import {folderOf} from '../pages';

/** Writes files below a folder, by their paths, and creates the folders that they need. */
export function writeFiles(dir: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(dir, file);
    fs.mkdirSync(path.dirname(place), {recursive: true});
    fs.writeFileSync(place, text);
  }
}

/** Writes generated articles below a folder. */
export function writeArticles(
  dir: string,
  articles: readonly Article[],
  textOf: (article: Article) => string = ({markdown}) => markdown,
): void {
  writeFiles(
    dir,
    Object.fromEntries(
      articles.map((article, index) => [`${folderOf(index)}/${article.name}.md`, textOf(article)]),
    ),
  );
}

/** Returns the folders of generated articles, in order. */
export const foldersOf = (articles: readonly Article[]): string[] => [
  ...new Set(articles.map((_, index) => folderOf(index))),
];
