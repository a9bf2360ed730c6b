import fs from 'node:fs';
import path from 'node:path';

/** Resolves a relative import to a file. @throws Error if the file does not exist. */
export function fileOf(from: string, specifier: string): string {
  const base = path.resolve(path.dirname(from), specifier);
  const endings = ['.ts', '.tsx', '/index.ts', '/index.tsx', ''];
  const file = endings
    .map((ending) => base + ending)
    .find((name) => fs.existsSync(name) && fs.statSync(name).isFile());
  if (file === undefined) {
    throw new Error(`${from} imports ${specifier}, which does not exist`);
  }
  return file;
}
