import fs from 'node:fs';
import path from 'node:path';
import {includesOf} from '../live/unit';

/** For each file those that include the same headers, itself among them. */
export function includingTheSame(
  listingsDir: string,
  files: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const text = fs.readFileSync(path.join(listingsDir, file), 'utf8');
    const includes = includesOf(text).sort().join();
    groups.set(includes, [...(groups.get(includes) ?? []), file]);
  }
  return new Map([...groups.values()].flatMap((group) => group.map((file) => [file, group])));
}
