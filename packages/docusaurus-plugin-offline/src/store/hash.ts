/** Characters of the hash that names a file: 96 bits, as many as an accident never meets. */
export const hashLength = 16;

/** Returns the hash by which a manifest names a file. */
export async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .slice(0, hashLength);
}
