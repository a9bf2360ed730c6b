import fs from 'node:fs';
import path from 'node:path';

const include = /^[ \t]*#[ \t]*include\b[ \t]*(?:"([^"\n]+)"|([^\s<"][^\n]*))/gm;

function find(name: string, folders: readonly string[]): string | undefined {
  return folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));
}

/**
 * Returns all files of the package or the site that are read when some C++ files are
 * compiled: themselves and what they include in quotes, each once. Headers of the
 * compiler's library are none of them.
 *
 * @param folders where a header is looked for that is not next to the file that includes it.
 * @throws Error naming the file that includes a macro, whose header cannot be told.
 */
export function includeClosure(
  files: readonly string[],
  folders: readonly string[] = [],
): string[] {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file)) {
      return;
    }
    found.add(file);
    for (const [line, name, macro] of fs.readFileSync(file, 'utf8').matchAll(include)) {
      if (macro !== undefined) {
        throw new Error(`${file}: name the header in "${line.trim()}" itself, not by a macro`);
      }
      const header = find(name ?? '', [path.dirname(file), ...folders]);
      if (header !== undefined) {
        follow(header);
      }
    }
  };
  files.forEach(follow);
  return [...found];
}
