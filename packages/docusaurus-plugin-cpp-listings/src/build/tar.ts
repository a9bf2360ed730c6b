const block = 512;

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes).replace(/\0.*$/s, '');

/**
 * Returns the files of a tar archive, by their paths. Paths of more than 100 bytes are not
 * supported.
 */
export function readTar(archive: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (let at = 0; at + block <= archive.length && archive[at] !== 0;) {
    const header = archive.subarray(at, at + block);
    const size = Number.parseInt(textOf(header.subarray(124, 136)), 8) || 0;
    const isFile = textOf(header.subarray(156, 157)).replace('0', '') === '';
    if (isFile) {
      files.set(textOf(header.subarray(0, 100)), archive.subarray(at + block, at + block + size));
    }
    at += block * (1 + Math.ceil(size / block));
  }
  return files;
}
