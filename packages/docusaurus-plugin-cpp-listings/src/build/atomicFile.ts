import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file whole or not at all, even if another process writes it at the same time.
 *
 * @throws Error naming the file when the disk is full or the folder is not writable.
 */
export function writeAtomically(file: string, bytes: Uint8Array | string): void {
  const target = `${file}.${process.pid}`;
  try {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(target, bytes);
    fs.renameSync(target, file);
  } catch (cause) {
    fs.rmSync(target, {force: true});
    throw new Error(`${file} cannot be written: ${(cause as Error).message}`, {cause});
  }
}

/** Reads a file. If it does not exist, makes it first. */
export async function readOrMake(
  file: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  if (!fs.existsSync(file)) {
    writeAtomically(file, await make());
  }
  return new Uint8Array(fs.readFileSync(file));
}
