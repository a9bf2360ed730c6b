import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {createMatcher} from '@docusaurus/utils';
import {addressOf, hashLength, manifestName, type Manifest} from '../model/manifest';
import type {PartOptions} from '../options';

/** Files that hosts or crawlers read, but not the browsers of readers. */
const notForReaders = [
  '**/404.html',
  '**/*.map',
  '**/*.xml',
  'robots.txt',
  'CNAME',
  '**/.*',
  '_headers',
  '_redirects',
];

/** Matches the names of all manifests, each of which contains a hash of its content. */
export const manifests = manifestName('*');

/** The inputs of a manifest. */
export interface Listing {
  /** The folder of the whole built site, with all languages. */
  readonly folder: string;
  /** The file name of the worker in that folder. */
  readonly worker: string;
  readonly exclude: readonly string[];
  readonly parts: readonly PartOptions[];
  readonly offlinePages: readonly string[];
}

const hash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('base64url').slice(0, hashLength);

/** Lists all files of a folder. The order does not depend on the locale. */
const filesIn = (folder: string) =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** Checks that no page with the controls is excluded: it stands in for pages that are not cached. */
function checkExcluded(excluded: readonly string[], offlinePages: readonly string[]): void {
  const page = excluded.find((file) =>
    offlinePages.includes(addressOf({path: file}).replace(/\/$/, '')),
  );
  if (page !== undefined) {
    throw new Error(
      `docusaurus-plugin-offline: "exclude" matches ${page}, the page with the controls. ` +
        'Readers get this page in place of those that are not cached, so correct the patterns.',
    );
  }
}

/**
 * Creates the manifest of a built site.
 *
 * @throws Error naming a part that has no files, or a page with the controls that is excluded.
 */
export function listFiles({folder, worker, exclude, parts, offlinePages}: Listing): Manifest {
  const isExcluded = createMatcher([...notForReaders, manifests, worker, ...exclude]);
  const matchers = parts.map(({name, files}) => ({name, isIn: createMatcher([...files])}));
  const all = filesIn(folder);
  checkExcluded(all.filter(isExcluded), offlinePages);
  const files = all
    .filter((file) => !isExcluded(file))
    .map((file): Manifest['files'][number] => {
      const content = fs.readFileSync(path.join(folder, file));
      const part = matchers.find(({isIn}) => isIn(file))?.name;
      const entry = [file, hash(content), content.length] as const;
      return part === undefined ? entry : [...entry, part];
    });
  const empty = parts.find(({name}) => !files.some(([, , , part]) => part === name));
  if (empty) {
    throw new Error(
      `docusaurus-plugin-offline: the part "${empty.name}" has no files: no file of the built site matches ` +
        `${empty.files.join(' or ')}, or all that match are excluded or belong to an earlier part. ` +
        'Correct its "files", or remove the part.',
    );
  }
  const content = {offlinePages, parts: parts.map(({name, cache}) => ({name, cache})), files};
  // The hash covers the whole content, because browsers fetch a new manifest only if its name is
  // new.
  return {build: hash(JSON.stringify(content)), ...content};
}
