import {articleOf} from '../model/article';
import {listFiles} from './listFiles';
import {readText, shownPath} from './sourceFile';

interface Fault {
  readonly line: number;
  readonly message: string;
}

/** The compiler accepts a byte order mark only at the beginning of a whole file. */
const byteOrderMark = (text: string): Fault | undefined =>
  text.startsWith('\uFEFF')
    ? {
        line: 1,
        message: 'the file begins with a byte order mark; save it as UTF-8 without one',
      }
    : undefined;

const isOfProof = (file: string) => /(?:^|\/)(?:(?:proof|speed)\.cpp|problem\.hpp)$/.test(file);

const otherInclude = /^[ \t]*#[ \t]*include[ \t]*"(?!(?:proof|problem)\.hpp")/;

/** In the code of a proof, an include of a file of its own but `problem.hpp` would have no effect. */
function unknownInclude(text: string): Fault | undefined {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => otherInclude.test(line));
  return index < 0
    ? undefined
    : {
        line: index + 1,
        message:
          `${lines[index]?.trim()}: a proof may include only "proof.hpp", "problem.hpp" and the ` +
          'standard library; write the code into problem.hpp',
      };
}

/**
 * Requires that each C++ file can be compiled as a part of a larger file, as in the page.
 *
 * @param articles the articles whose files are read; all if absent.
 * @throws Error naming file, line and fix.
 */
export function requireCode(listingsDir: string, articles?: ReadonlySet<string>): void {
  const isChosen = (file: string) => articles?.has(articleOf(file)) ?? true;
  for (const file of listFiles(listingsDir, /\.[ch]pp$/).filter(isChosen)) {
    const text = readText(listingsDir, file);
    const fault = byteOrderMark(text) ?? (isOfProof(file) ? unknownInclude(text) : undefined);
    if (fault) {
      throw new Error(`${shownPath(listingsDir, file)}:${fault.line}: ${fault.message}`);
    }
  }
}
