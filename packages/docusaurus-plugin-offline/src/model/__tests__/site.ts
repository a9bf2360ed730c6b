import {createHash} from 'node:crypto';
import {Build, hashLength, type Manifest, type Part} from '../manifest';

/** The root address of the site in the tests. */
export const root = 'https://example.org/site/';

const hash = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, hashLength);

/**
 * The contents of a build's files by path. The path of a file in a part begins with the name of the
 * part.
 */
export type Files = Readonly<Record<string, string>>;

/** Creates the manifest of a build with some files. */
export function manifestOf(files: Files, parts: readonly Part[] = []): Manifest {
  return {
    build: hash(JSON.stringify(files)),
    offlinePages: ['offline'],
    parts,
    files: Object.entries(files).map(([path, text]) => {
      const part = parts.find(({name}) => path.startsWith(`${name}/`));
      const entry = [path, hash(text), Buffer.byteLength(text)] as const;
      return part ? [...entry, part.name] : entry;
    }),
  };
}

export const buildOf = (files: Files, parts?: readonly Part[]): Build =>
  new Build(manifestOf(files, parts));

/** Creates a fake host that has some files and records its requests. */
export function hostOf(files: Files) {
  const build = buildOf(files);
  const requests: string[] = [];
  const fetch = (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input);
    requests.push(url.slice(root.length));
    const file = build.fileAt(url.slice(root.length));
    return Promise.resolve(
      file
        ? new Response(files[file.path], {headers: {'Content-Type': 'text/plain'}})
        : new Response('not found', {status: 404}),
    );
  };
  return {fetch: fetch, requests};
}
