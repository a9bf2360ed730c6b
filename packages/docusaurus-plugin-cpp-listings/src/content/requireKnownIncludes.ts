import {articleOf} from '../model/article';
import {listFiles} from './listFiles';
import {readText, shownPath} from './sourceFile';

const otherInclude = /^[ \t]*#[ \t]*include[ \t]*"(?!(?:proof|problem)\.hpp")/;

/**
 * Requires that the code of each proof includes no file of its own but `problem.hpp`. Such an include
 * would have no effect, because the code becomes part of a larger file.
 *
 * @param articles the articles whose proofs are read; all if absent.
 * @throws Error naming file and line.
 */
export function requireKnownIncludes(listingsDir: string, articles?: ReadonlySet<string>): void {
  for (const file of listFiles(listingsDir, /(?:^|\/)(?:(?:proof|speed)\.cpp|problem\.hpp)$/)) {
    const isChosen = articles?.has(articleOf(file)) ?? true;
    const lines = isChosen ? readText(listingsDir, file).split('\n') : [];
    const index = lines.findIndex((line) => otherInclude.test(line));
    if (index >= 0) {
      throw new Error(
        `${shownPath(listingsDir, file)}:${index + 1}: ${lines[index]?.trim()}: a proof may include only ` +
          '"proof.hpp", "problem.hpp" and the standard library; write the code into problem.hpp',
      );
    }
  }
}
