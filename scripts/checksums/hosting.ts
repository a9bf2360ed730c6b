import type {Checksums} from './list';
import {addressOf, hashOf, request} from './requests';

/** What a host does with right files. */
export interface Hosting {
  /** What breaks pages or keeps readers on old ones: one line each, with the fix. */
  readonly faults: readonly string[];
  /** What not every host can do: one line each. */
  readonly advice: readonly string[];
}

/** The content types without which a browser does not use a file, by extension. */
const contentTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
};

/** Another name of the content type of scripts, which browsers accept. */
const sameType = (type: string) => type.replace('application/', 'text/').replace('/x-', '/');

/** How long a browser may use a page or the service worker without asking the host, in seconds. */
const longestAge = 86_400;

const securityHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
];

/** Returns the response to a request for a file; `undefined` if there is none. */
const responseOf = (file: string, site: URL) =>
  request(addressOf(file, site)).catch(() => undefined);

async function unknownAddressFault(checksums: Checksums, site: URL): Promise<string | undefined> {
  const file = 'there-is-no-such-page';
  const response = await responseOf(file, site);
  const expected = checksums.get('404.html');
  if (expected === undefined || response === undefined) {
    return undefined;
  }
  const isRight = response.status === 404 && (await hashOf(response)) === expected;
  const sent = response.status === 404 ? 'another page than 404.html' : `status ${response.status}`;
  return isRight
    ? undefined
    : `${addressOf(file, site).href}, which does not exist, responds with ${sent}: configure the host to send 404.html with status 404.`;
}

async function pageAddressFault(checksums: Checksums, site: URL): Promise<string | undefined> {
  const [file, hash] = [...checksums].find(([name]) => name.endsWith('/index.html')) ?? [];
  if (file === undefined) {
    return undefined;
  }
  const folder = file.slice(0, -'/index.html'.length);
  const response = await responseOf(folder, site);
  return response?.ok === true && (await hashOf(response)) === hash
    ? undefined
    : `${addressOf(folder, site).href} does not respond with ${file}: configure the host to send the index.html of a folder, and not to redirect in a circle.`;
}

/** Returns for how many seconds a browser may use a response without asking the host. */
function ageOf({headers}: Response): number {
  const rule = headers.get('cache-control') ?? '';
  const [, seconds = '0'] = /\bmax-age=(\d+)/.exec(rule) ?? [];
  return /\bno-(cache|store)\b/.test(rule) ? 0 : Number(seconds);
}

function cachingFault(response: Response): string | undefined {
  const age = ageOf(response);
  return age <= longestAge
    ? undefined
    : `${response.url} may be cached for ${Math.round(age / 86_400)} days: configure the host to let browsers cache pages and sw.js for a day at most.`;
}

function contentTypeFault({url, headers}: Response, extension: string): string | undefined {
  const expected = contentTypes[extension as keyof typeof contentTypes];
  const [type = ''] = (headers.get('content-type') ?? 'no content type').split(';');
  return sameType(type.trim()) === expected
    ? undefined
    : `${url} has the content type "${type}": configure the host to send .${extension} files as ${expected}.`;
}

function adviceFor({headers}: Response): string[] {
  const missing = securityHeaders.filter((name) => !headers.has(name));
  return [
    ...(headers.has('content-encoding')
      ? []
      : ['Pages are not compressed: let the host compress text, with Brotli or gzip.']),
    ...(missing.length === 0
      ? []
      : [
          `The host does not send ${missing.join(', ')}: see "Other hosts" in packages/docusaurus-plugin-strict-csp/README.md. GitHub Pages cannot send them.`,
        ]),
  ];
}

/**
 * Checks what hashes of files do not show: how a host answers addresses, and with which headers.
 *
 * @param checksums the files of the built site.
 * @param site the address with the base path and a slash at its end.
 */
export async function checkHosting(checksums: Checksums, site: URL): Promise<Hosting> {
  const home = await responseOf('index.html', site);
  const worker = checksums.has('sw.js') ? await responseOf('sw.js', site) : undefined;
  const faults = [
    await unknownAddressFault(checksums, site),
    await pageAddressFault(checksums, site),
    ...[home, worker].map((response) => response && cachingFault(response)),
  ];
  const names = [...checksums.keys()];
  for (const extension of Object.keys(contentTypes)) {
    const file = names.find((name) => name.endsWith(`.${extension}`));
    const response = file === undefined ? undefined : await responseOf(file, site);
    await response?.body?.cancel();
    faults.push(response?.ok === true ? contentTypeFault(response, extension) : undefined);
  }
  await home?.body?.cancel();
  await worker?.body?.cancel();
  return {
    faults: faults.filter((fault) => fault !== undefined),
    advice: home === undefined ? [] : adviceFor(home),
  };
}
