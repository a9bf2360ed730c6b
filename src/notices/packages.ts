import fs from 'node:fs';
import path from 'node:path';

/** A package that is sent to readers, at least in part. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** The SPDX identifier or expression. */
  readonly licence: string;
  /** The text of its licence; undefined if the package does not contain it. */
  readonly text: string | undefined;
  /** The author, for a package without a licence text. */
  readonly author: string | undefined;
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly author?: string | {readonly name: string};
}

/** The licences of code that may be sent to readers. */
const allowed = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MPL-2.0', 'OFL-1.1'],
]);

/** Whether a licence, or one of several alternatives, is allowed. */
function isAllowed(licence: string): boolean {
  return licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((one) => allowed.has(one));
}

const licenceFile = /^(license|licence|copying)([.-].*)?$/i;

/** Reads the licence of a package. @throws Error naming a licence that is not allowed. */
export function readPackage(folder: string): ShippedPackage {
  const manifest = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const {name = path.basename(folder), version = '', license = 'none', author} = manifest;
  if (!isAllowed(license)) {
    throw new Error(
      `${name} has the licence "${license}", which is not allowed for code that is sent to readers`,
    );
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

/** Finds the folders of the installed packages that contain some files. */
export function packageFolders(files: Iterable<string>): string[] {
  const folders = [...files].flatMap((file) => packageFolder.exec(file)?.[0] ?? []);
  return [...new Set(folders)];
}
