import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The file with the hashes of all other files in a built site; `sha256sum -c` reads it. */
export const checksumsFile = 'sha256sums.txt';

/** Hashes of files, by their paths relative to the site's folder. */
export type Checksums = ReadonlyMap<string, string>;

/** Returns the SHA-256 of some bytes in hexadecimal. */
export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Hashes all files of a built site. The order does not depend on the locale. */
export function hashFiles(folder: string): Checksums {
  const files = fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file !== checksumsFile)
    .sort();
  return new Map(files.map((file) => [file, sha256(fs.readFileSync(path.join(folder, file)))]));
}

/** Formats hashes as `sha256sum` does. */
export const formatChecksums = (checksums: Checksums): string =>
  [...checksums].map(([file, hash]) => `${hash}  ${file}\n`).join('');

/** Writes the list of hashes into a built site. */
export function writeChecksums(folder: string): void {
  fs.writeFileSync(path.join(folder, checksumsFile), formatChecksums(hashFiles(folder)));
}

/** Parses the output of `formatChecksums`. @throws Error naming the first invalid line. */
export function parseChecksums(text: string): Checksums {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [, hash, file] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
        if (hash === undefined || file === undefined) {
          throw new Error(`invalid line in ${checksumsFile}: ${line}`);
        }
        return [file, hash];
      }),
  );
}

/**
 * Reads the list of hashes of a built site.
 *
 * @throws Error naming a file that is missing, empty or not such a list.
 */
export function readChecksums(file: string): Checksums {
  if (!fs.existsSync(file)) {
    throw new Error(`There is no ${file}: build the site first.`);
  }
  const checksums = parseChecksums(fs.readFileSync(file, 'utf8'));
  if (checksums.size === 0) {
    throw new Error(`${file} is empty: build the site again.`);
  }
  return checksums;
}

/** Returns the files that differ between two copies of a site, or exist only in one of them. */
export function compareChecksums(first: Checksums, second: Checksums): string[] {
  const files = [...new Set([...first.keys(), ...second.keys()])].sort();
  return files.flatMap((file) => {
    const [one, other] = [first.get(file), second.get(file)];
    if (one === other) {
      return [];
    }
    if (one === undefined || other === undefined) {
      return [`only in the ${other === undefined ? 'first' : 'second'}: ${file}`];
    }
    return [`differs: ${file}`];
  });
}
