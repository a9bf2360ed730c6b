import fs from 'node:fs';
import path from 'node:path';
import {headersOf} from '../build/unit';

/** What would change the text of the files that follow it. */
const directive = /^[ \t]*#[ \t]*(?:define|undef|pragma(?![ \t]+once))\b/m;

/** For each file those that can be compiled with it, as they include the same headers; itself too. */
export function includingTheSame(
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
