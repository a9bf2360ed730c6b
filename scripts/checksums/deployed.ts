import {checksumsFile, sha256, type Checksums} from './list';

/** Whether a file configures the host and is not served. */
const isForHost = (file: string) => /^(_headers|_redirects|\.nojekyll)$/.test(file);

/** The number of files that are fetched at a time. */
const concurrency = 8;

const addressOf = (file: string, site: URL) =>
  new URL(file.split('/').map(encodeURIComponent).join('/'), site);

const request = (address: URL) =>
  fetch(address, {headers: {'Accept-Encoding': 'identity', 'Cache-Control': 'no-cache'}});

/** Returns why a request failed: an error of `fetch` has the reason only in its cause. */
function reasonOf(error: unknown): string {
  const {cause} = error as {cause?: NodeJS.ErrnoException};
  return cause?.code ?? cause?.message ?? String(error);
}

async function faultOf(file: string, hash: string, site: URL): Promise<string | undefined> {
  const address = addressOf(file, site);
  try {
    const response = await request(address);
    // A host may send the page for unknown addresses with status 404 even at its own address.
    const isThere = response.ok || (file === '404.html' && response.status === 404);
    if (!isThere) {
      return `${file}: ${address.href} responds with status ${response.status}`;
    }
    const found = sha256(new Uint8Array(await response.arrayBuffer()));
    return found === hash ? undefined : `${file}: ${address.href} differs from the build`;
  } catch (error) {
    return `${file}: ${address.href} does not respond: ${reasonOf(error)}`;
  }
}

/** Parses the address of a site. @throws Error if it is invalid. */
export function siteAddress(text: string): URL {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`"${text}" is not a valid address, such as https://example.org/arrays/`);
  }
  return new URL(text);
}

/** Checks that the first page exists. Otherwise each file would be reported as a fault. */
async function requireSite(site: URL): Promise<void> {
  const home = addressOf('index.html', site);
  const fault = await request(home).then(
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

/** The result of comparing a deployed site with a built one. */
export interface VerifyResult {
  readonly checked: number;
  /** The differing files, one line each. */
  readonly faults: readonly string[];
}

/**
 * Fetches all files of a deployed site and compares their hashes.
 *
 * @param site the address with the base path.
 * @throws Error if there is no site at this address.
 */
export async function verifyDeployed(checksums: Checksums, site: URL): Promise<VerifyResult> {
  const base = new URL(site.pathname.endsWith('/') ? site : `${site.href}/`);
  await requireSite(base);
  const waiting = [...checksums].filter(([file]) => !isForHost(file));
  const checked = waiting.length;
  const faults: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const fault = await faultOf(...next, base);
      if (fault !== undefined) {
        faults.push(fault);
      }
    }
  };
  await Promise.all(Array.from({length: concurrency}, work));
  return {checked, faults: faults.sort()};
}

/** Formats the result for a terminal. */
export const formatVerifyResult = ({checked, faults}: VerifyResult, site: URL): string =>
  faults.length === 0
    ? `All ${checked} files at ${site.href} match ${checksumsFile}.`
    : `${faults.join('\n')}\n${faults.length} of ${checked} files do not match ${checksumsFile}.`;
