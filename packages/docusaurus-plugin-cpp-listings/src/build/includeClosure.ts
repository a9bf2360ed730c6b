import fs from 'node:fs';
import path from 'node:path';

const include = /^[ \t]*#[ \t]*include\b[ \t]*(?:"([^"\n]+)"|([^\s<"][^\n]*))/gm;

function find(name: string, folders: readonly string[]): string | undefined {
  return folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));
}

/**
 * Returns all files of the package or the site that the compiler reads for some C++ files: the
 * files themselves and everything that they include in quotes, each once. Headers of the standard
 * library are left out.
 *
 * @param folders folders to search for a header that is not next to the including file.
 * @throws Error naming the file that includes a macro, because the header's name is then unknown.
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
        throw new Error(
          `${file}: ${line.trim()}: write the name of the header in quotes instead of a macro`,
        );
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
