import fs from 'node:fs';
import path from 'node:path';
import {headersOf} from '../build/unit';

/** A directive that would change the text of the files after it. */
const directive = /^[ \t]*#[ \t]*(?:define|undef|pragma(?![ \t]+once))\b/m;

/** Maps each file to itself and the files that include the same headers: they compile together. */
export function groupByIncludes(
  listingsDir: string,
  files: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const text = fs.readFileSync(path.join(listingsDir, file), 'utf8');
    const group = directive.test(text) ? file : headersOf(text).sort().join();
    groups.set(group, [...(groups.get(group) ?? []), file]);
  }
  return new Map([...groups.values()].flatMap((group) => group.map((file) => [file, group])));
}
