import {createHash} from 'node:crypto';

/** The server filters by texts of fewer bytes than these. */
const bytesOfFilter = 25;

/** A text of at most 23 characters, which a version's name makes and no other does. */
const shortened = (text: string) => {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return `${text.replaceAll(/[^\w./-]/g, '').slice(0, 10)}~${hash}`;
};

/**
 * Returns the text by which a search service knows a docs version: what is pushed has it, and what
 * is asked for. The server takes a name such as `1.10` or `3.10.2` for a date, and then no text
 * finds it; no date begins with a slash, and no name of a version has one. It does not filter by
 * a long text at all.
 *
 * @param id what `versionId` made.
 */
export function serviceVersion(id: string): string {
  const undated = /\d/.test(id) && !id.includes('/') ? `/${id}` : id;
  return Buffer.byteLength(undated) < bytesOfFilter ? undated : shortened(undated);
}
