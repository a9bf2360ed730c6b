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
  const error = (line: number, what: string) => new Error(`${shown}:${line}: ${what}`);
  const found: Span[] = [];
  let open: Pick<Span, 'name' | 'from'> | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const match = marker.exec(line);
    if (!match && nearMarker.test(line)) {
      throw error(
        index + 1,
        'write "// #region name" or "// #endregion", and nothing else on the line; ' +
          'a name has only a to z, 0 to 9, _ and -',
      );
    }
    const name = match?.groups?.name;
    if (name) {
      if (open) {
        throw error(
          index + 1,
          `region "${name}" begins inside region "${open.name}"; end "${open.name}" first, ` +
            'because regions cannot be nested',
        );
      }
      if (found.some((region) => region.name === name)) {
        throw error(index + 1, `region "${name}" exists twice; rename one`);
      }
      open = {name, from: index + 1};
    } else if (match) {
      if (!open) {
        throw error(index + 1, '#endregion without a #region');
      }
      if (open.from === index) {
        throw error(open.from, `region "${open.name}" is empty`);
      }
      found.push({...open, to: index});
      open = undefined;
    }
  }
  if (open) {
    throw error(open.from, `region "${open.name}" has no #endregion`);
  }
  return found;
}

/**
 * Returns the names of the regions of a file. Each region is between the lines `// #region name`
 * and `// #endregion`. Regions cannot be nested: without the inner markers, the lines of the outer
 * region would not have consecutive numbers.
 *
 * @throws Error naming the file and the line of a marker without its partner, of a nested region, or
 * of a second region of the same name.
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
 * Returns a region of a file.
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
  return {code: dedent(lines.slice(found.from, found.to)), firstLine: found.from + 1};
}
