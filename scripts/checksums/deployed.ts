import {checksumsFile, formatChecksums, parseChecksums, type Checksums} from './list';
import {addressOf, hashOf, request} from './requests';

/** Whether a file configures the host and is not served. */
const isForHost = (file: string) => /^(_headers|_redirects|\.nojekyll)$/.test(file);

/** The number of files that are fetched at a time. */
const concurrency = 8;

/** Requests a file as it is, not compressed. */
const requestPlain = (address: URL) => request(address, {'Accept-Encoding': 'identity'});

/** Returns why a request failed: an error of `fetch` has the reason only in its cause. */
function reasonOf(error: unknown): string {
  const {cause} = error as {cause?: NodeJS.ErrnoException};
  return cause?.code ?? cause?.message ?? String(error);
}

async function faultOf(file: string, hash: string, site: URL): Promise<string | undefined> {
  const address = addressOf(file, site);
  try {
    const response = await requestPlain(address);
    // A host may send the page for unknown addresses with status 404 even at its own address.
    const isThere = response.ok || (file === '404.html' && response.status === 404);
    if (!isThere) {
      return `${file}: ${address.href} responds with status ${response.status}`;
    }
    return (await hashOf(response)) === hash
      ? undefined
      : `${file}: ${address.href} differs from the build`;
  } catch (error) {
    return `${file}: ${address.href} does not respond: ${reasonOf(error)}`;
  }
}

/** Parses the address of a site, and adds a slash to its end. @throws Error if it is invalid. */
export function siteAddress(text: string): URL {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`"${text}" is not a valid address, such as https://example.org/arrays/`);
  }
  const site = new URL(text);
  return site.pathname.endsWith('/') ? site : new URL(`${site.href}/`);
}

/** Checks that the first page exists. Otherwise each file would be reported as a fault. */
async function requireSite(site: URL): Promise<void> {
  const home = addressOf('index.html', site);
  const fault = await requestPlain(home).then(
    async ({ok, status, body}) => {
      await body?.cancel();
      return ok ? undefined : `responds with status ${status}`;
    },
    (error: unknown) => `does not respond: ${reasonOf(error)}`,
  );
  if (fault !== undefined) {
    throw new Error(
      `There is no site at ${site.href}: ${home.href} ${fault}. Check the address, with the path ` +
        'for which the site was built (BASE_URL), and that the site has been deployed.',
    );
  }
}

/** Returns the most likely cause of faults, and what to do: the host's own list of hashes tells. */
async function causeOfFaults(checksums: Checksums, site: URL): Promise<string> {
  const list = await requestPlain(addressOf(checksumsFile, site)).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  if (list === formatChecksums(checksums)) {
    return (
      'The host has the list of this build, so these files are old, incomplete or changed on their ' +
      "way. Clear the host's caches, let it change no file, and deploy again."
    );
  }
  try {
    parseChecksums(list);
  } catch {
    return `The host has no ${checksumsFile}: perhaps another site is at this address.`;
  }
  return list === ''
    ? `The host has no ${checksumsFile}: deploy the whole of build/.`
    : 'The host has another build. Build the deployed commit, with the same SITE_URL, BASE_URL and ' +
        'version of Node, or deploy this build.';
}

/** The result of comparing a deployed site with a built one. */
export interface VerifyResult {
  readonly checked: number;
  /** The differing files, one line each. */
  readonly faults: readonly string[];
  /** The most likely cause of the faults, and what to do. */
  readonly cause?: string;
}

/**
 * Fetches all files of a deployed site and compares their hashes.
 *
 * @param site the address with the base path and a slash at its end.
 * @throws Error if there is no site at this address.
 */
export async function verifyDeployed(checksums: Checksums, site: URL): Promise<VerifyResult> {
  await requireSite(site);
  const waiting = [...checksums].filter(([file]) => !isForHost(file));
  const checked = waiting.length;
  const faults: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const fault = await faultOf(...next, site);
      if (fault !== undefined) {
        faults.push(fault);
      }
    }
  };
  await Promise.all(Array.from({length: concurrency}, work));
  return faults.length === 0
    ? {checked, faults}
    : {checked, faults: faults.sort(), cause: await causeOfFaults(checksums, site)};
}

/** Formats the result for a terminal. */
export const formatVerifyResult = ({checked, faults, cause}: VerifyResult, site: URL): string =>
  faults.length === 0
    ? `All ${checked} files at ${site.href} match ${checksumsFile}.`
    : `${faults.join('\n')}\n${faults.length} of ${checked} files do not match ${checksumsFile}. ${cause}`;
