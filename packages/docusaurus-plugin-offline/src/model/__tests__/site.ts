import {createHash} from 'node:crypto';
import {Build, hashLength, type Manifest, type Part} from '../manifest';

/** The address of the tests' site. */
export const root = 'https://example.org/site/';

const hash = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, hashLength);

/** Files of a build by their paths; those of a part begin with its name. */
export type Files = Readonly<Record<string, string>>;

/** The manifest of a build with some files. */
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

/** A host that has some files, and counts what it was asked for. */
export function hostOf(files: Files) {
  const build = buildOf(files);
  const asked: string[] = [];
  const fetch = (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(url.slice(root.length));
    const file = build.fileAt(url.slice(root.length));
    return Promise.resolve(
      file
        ? new Response(files[file.path], {headers: {'Content-Type': 'text/plain'}})
        : new Response('not found', {status: 404}),
    );
  };
  return {fetch: fetch, asked};
}
