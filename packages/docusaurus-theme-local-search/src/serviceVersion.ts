import {createHash} from 'node:crypto';

/** The server only filters by strings with fewer bytes than this. */
const bytesOfFilter = 25;

/** Returns a unique string of at most 23 characters for a version id. */
const shortened = (text: string) => {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return `${text.replaceAll(/[^\w./-]/g, '').slice(0, 10)}~${hash}`;
};

/**
 * Returns the string that stands for a docs version in a search service, for pushing and
 * searching. The server parses a name such as `1.10` or `3.10.2` as a date, and then no string
 * matches it. A leading slash prevents that, and no version name begins with one. The server does
 * not filter by long strings at all.
 *
 * @param id the result of `versionId`.
 */
export function serviceVersion(id: string): string {
  const undated = /\d/.test(id) && !id.includes('/') ? `/${id}` : id;
  return Buffer.byteLength(undated) < bytesOfFilter ? undated : shortened(undated);
}
