import {articleOf} from '../model/article';
import {listFiles} from './listFiles';
import {readText, shownPath} from './sourceFile';

/**
 * Requires that the page's compiler can read each C++ file. It accepts a byte order mark only at the
 * beginning of a whole file, and the page compiles parts.
 *
 * @param articles the articles whose files are read; all if absent.
 * @throws Error naming the file.
 */
export function requirePlainText(listingsDir: string, articles?: ReadonlySet<string>): void {
  for (const file of listFiles(listingsDir, /\.[ch]pp$/)) {
    const isChosen = articles?.has(articleOf(file)) ?? true;
    if (isChosen && readText(listingsDir, file).startsWith('\uFEFF')) {
      throw new Error(
        `${shownPath(listingsDir, file)}:1: the file begins with a byte order mark; save it as UTF-8 without one`,
      );
    }
  }
}
