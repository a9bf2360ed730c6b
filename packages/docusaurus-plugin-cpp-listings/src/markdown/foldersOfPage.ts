import path from 'node:path';
import {articleOfPage} from './citations';

/** Matches the folder of a listing or of a problem in an attribute of a component. */
const folderInText = /\b(?:file|problem)\s*=\s*["']([^"'/]+)/g;

/**
 * Returns the folders of listings that a page depends on, whether or not they exist. These are the
 * folders that its text names, and the folder of its own article.
 */
export function foldersOfPage(listingsDir: string, page: string, text: string): string[] {
  const named = [...text.matchAll(folderInText)].map(([, name = '']) => name);
  return [...new Set([articleOfPage(page), ...named])].map((name) => path.join(listingsDir, name));
}
