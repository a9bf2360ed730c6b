import type {SourceFile} from './sourceFile';

/** A named part of a source file. */
export interface Region {
  readonly code: string;
  /** Line of the file on which the code begins, counted from 1. */
  readonly firstLine: number;
}

const marker = /^\s*\/\/ #(?:region (?<name>[\w-]+)|endregion)\s*$/;

/** Matches a line that is probably meant to be a marker, in any spelling of editors and authors. */
const nearMarker = /^\s*\/\/\s*#\s*(?:end)?region\b/i;

function dedent(lines: readonly string[]): string {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents, Infinity);
  return lines.map((line) => line.slice(indent)).join('\n');
}

interface Span {
  readonly name: string;
  /** Index of the first line inside. */
  readonly from: number;
  /** Index of the line that closes it. */
  readonly to: number;
}

function findRegions({shown, text}: SourceFile): Span[] {
  const fault = (line: number, what: string) => new Error(`${shown}:${line}: ${what}`);
  const open: {name: string; from: number}[] = [];
  const found: Span[] = [];
  text.split('\n').forEach((line, index) => {
    const match = marker.exec(line);
    if (!match) {
      if (nearMarker.test(line)) {
        throw fault(
          index + 1,
          'write "// #region name" or "// #endregion", without more; a name is of a to z, 0 to 9, _ and -',
        );
      }
      return;
    }
    const name = match.groups?.name;
    if (name) {
      if ([...open, ...found].some((region) => region.name === name)) {
        throw fault(index + 1, `region "${name}" is there twice; rename one`);
      }
      open.push({name, from: index + 1});
      return;
    }
    const closed = open.pop();
    if (!closed) {
      throw fault(index + 1, '#endregion without a #region');
    }
    if (closed.from === index) {
      throw fault(closed.from, `region "${closed.name}" is empty`);
    }
    found.push({...closed, to: index});
  });
  const [unclosed] = open;
  if (unclosed) {
    throw fault(unclosed.from, `region "${unclosed.name}" has no #endregion`);
  }
  return found;
}

/**
 * Returns the names of the regions of a file. Each region is between the lines `// #region name`
 * and `// #endregion`, and regions may nest.
 *
 * @throws Error naming the file and the line of a marker without its partner, or of a second region
 * of the same name.
 */
export function regionNames(source: SourceFile): string[] {
  return findRegions(source).map(({name}) => name);
}

/**
 * Returns the numbers of the lines in regions of a file, counted from 1. Only these lines may be
 * shown in pages.
 *
 * @throws Error as `regionNames` does.
 */
export function shownLines(source: SourceFile): ReadonlySet<number> {
  return new Set(
    findRegions(source).flatMap(({from, to}) =>
      Array.from({length: to - from}, (_, index) => from + index + 1),
    ),
  );
}

/**
 * Returns a region of a file, without the markers of inner regions.
 *
 * @throws Error listing the existing regions when none has that name, and as `regionNames` does.
 */
export function cutRegion(source: SourceFile, name: string): Region {
  const lines = source.text.split('\n');
  const regions = findRegions(source);
  const found = regions.find((region) => region.name === name);
  if (!found) {
    const known = regions.map((region) => region.name).join(', ') || 'none';
    throw new Error(
      `${source.shown}: there is no region "${name}"; regions in this file: ${known}`,
    );
  }
  const shown = lines.slice(found.from, found.to).filter((line) => !marker.test(line));
  return {code: dedent(shown), firstLine: found.from + 1};
}
