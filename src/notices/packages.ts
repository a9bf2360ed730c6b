import fs from 'node:fs';
import path from 'node:path';

/** A package of which readers get parts. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As SPDX names it. */
  readonly licence: string;
  /** The words of its licence; undefined when the package has none. */
  readonly text: string | undefined;
  /** Who wrote it, where it has no words of its own. */
  readonly author: string | undefined;
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly author?: string | {readonly name: string};
}

/** Licences under which code may go to readers. */
const allowed = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MPL-2.0', 'OFL-1.1'],
]);

/** Whether a licence, or one of those to choose from, is allowed. */
function isAllowed(licence: string): boolean {
  return licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((one) => allowed.has(one));
}

const licenceFile = /^(license|licence|copying)([.-].*)?$/i;

/** Reads what a package says of its licence. @throws Error naming one that is not allowed. */
export function readPackage(folder: string): ShippedPackage {
  const manifest = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const {name = path.basename(folder), version = '', license = 'none', author} = manifest;
  if (!isAllowed(license)) {
    throw new Error(`${name} is under the licence "${license}", and must not be sent to readers`);
  }
  const file = fs
    .readdirSync(folder)
    .filter((entry) => licenceFile.test(entry))
    .sort()[0];
  return {
    name,
    version,
    licence: license,
    text: file && fs.readFileSync(path.join(folder, file), 'utf8').trim().replace(/\r\n/g, '\n'),
    author: typeof author === 'object' ? author.name : author,
  };
}

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** Finds the installed packages that some files are of, each by its folder. */
export function packageFolders(files: Iterable<string>): string[] {
  const folders = [...files].flatMap((file) => packageFolder.exec(file)?.[0] ?? []);
  return [...new Set(folders)];
}
