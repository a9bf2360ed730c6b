import fs from 'node:fs';
import path from 'node:path';

/** Writes a file whole or not at all, whoever else writes it. */
export function writeAtomically(file: string, bytes: Uint8Array | string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const target = `${file}.${process.pid}`;
  fs.writeFileSync(target, bytes);
  fs.renameSync(target, file);
}

/** Reads a file that an earlier run made, or makes it. */
export async function readOrMake(
  file: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  if (!fs.existsSync(file)) {
    writeAtomically(file, await make());
  }
  return new Uint8Array(fs.readFileSync(file));
}
