// Packs many files into one: the length of the list as 32 bits, the list of names and lengths as
// JSON, and then the files one after another.

/** A file by its path, with slashes. */
export type PackedFile = readonly [path: string, bytes: Uint8Array];

const lengthBytes = 4;

/** Packs files into one. */
export function pack(files: readonly PackedFile[]): Uint8Array {
  const list = new TextEncoder().encode(
    JSON.stringify(files.map(([path, bytes]) => [path, bytes.length])),
  );
  const total = files.reduce((sum, [, bytes]) => sum + bytes.length, lengthBytes + list.length);
  const packed = new Uint8Array(total);
  new DataView(packed.buffer).setUint32(0, list.length, true);
  packed.set(list, lengthBytes);
  let at = lengthBytes + list.length;
  for (const [, bytes] of files) {
    packed.set(bytes, at);
    at += bytes.length;
  }
  return packed;
}

/** Returns the packed files by their paths. Their bytes are views into `packed`. */
export function unpack(packed: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const length = new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
  const list = JSON.parse(
    new TextDecoder().decode(packed.subarray(lengthBytes, lengthBytes + length)),
  ) as readonly (readonly [string, number])[];
  let at = lengthBytes + length;
  return new Map(
    list.map(([path, size]) => {
      const bytes = packed.subarray(at, at + size);
      at += size;
      return [path, bytes] as const;
    }),
  );
}
