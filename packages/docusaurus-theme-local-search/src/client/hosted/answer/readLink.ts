/** The target of a link in an answer. */
export type LinkTarget =
  /** A page of this site: its path from the root of the host. */
  {readonly isOwn: true; readonly path: string} | {readonly isOwn: false; readonly href: string};

/**
 * Reads the address of a link in an answer.
 *
 * @param site address of the site's root, including the base path.
 * @returns undefined for an address that is not allowed in an answer, such as a script.
 */
export function readLink(address: string, site: string): LinkTarget | undefined {
  let url: URL;
  try {
    url = new URL(address, site);
  } catch {
    return undefined;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return undefined;
  }
  if (url.pathname.startsWith('//')) {
    // As a path, it would lead to the host named after the slashes.
    return undefined;
  }
  const {origin, pathname} = new URL(site);
  return url.origin === origin && url.pathname.startsWith(pathname)
    ? {isOwn: true, path: url.pathname + url.search + url.hash}
    : {isOwn: false, href: url.href};
}
