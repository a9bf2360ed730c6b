import path from 'node:path';
import type {Programs} from './nativeBuilder';

/** Where the listings are, and how messages for an author name their files. */
export type Roots = Pick<Programs, 'listingsDir' | 'shown'>;

/** The error message of a program. */
export interface Finding {
  /** File and line of a listing or its proof, if the program names them. */
  readonly place?: string;
  readonly words: string;
}

/** Returns the first lines of the output of a program or a sanitizer. */
export const firstLines = (text: string): string => text.trim().split('\n').slice(0, 12).join('\n');

/** Returns the lines in which a program that was stopped or crashed names its current input. */
export const inputLines = (stderr: string): string[] =>
  stderr.split('\n').filter((candidate) => /^input +\S/.test(candidate));

/** Returns the first place in the listings' folder, from an absolute path or one below the site. */
function placeIn(roots: Roots, lines: readonly string[]): string | undefined {
  const name = `${path.basename(roots.listingsDir)}/`;
  // Programs name their sources from the site's folder, and are compiled in the listings' folder.
  const starts = [`${roots.listingsDir}/${name}`, `${roots.listingsDir}/`, name];
  for (const line of lines) {
    const [, file = '', number] = /(?:^|\s)(\S+\.[ch]pp):(\d+)(?::\d+)?(?::|$)/.exec(line) ?? [];
    const start = starts.find((each) => file.startsWith(each));
    if (start !== undefined) {
      return `${roots.shown(file.slice(start.length))}:${number}`;
    }
  }
  return undefined;
}

/** Returns what a sanitizer or the standard library found in a program, and where. */
export function findingOf(roots: Roots, stderr: string): Finding {
  const lines = stderr.split('\n').map((line) => line.trim());
  const at = lines.findIndex((line) =>
    /runtime error:|ERROR: \w+Sanitizer|terminate called|Assertion/.test(line),
  );
  const line = lines[at];
  if (line === undefined) {
    return {words: firstLines(stderr)};
  }
  const place = placeIn(roots, lines.slice(at));
  const isLeak = place !== undefined && line.includes('detected memory leaks');
  const words = isLeak
    ? 'memory allocated here is never freed (leak)'
    : line
        .replace(/^==\d+==\s*ERROR: /, '')
        .replace(/ on (?:unknown )?(?:address )?0x.*/, '')
        .replace(/^\S+: (?=runtime error:)/, place === undefined ? '$&' : '');
  return {...(place !== undefined && {place}), words: [words, ...inputLines(stderr)].join('\n')};
}
