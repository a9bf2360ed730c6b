import fs from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';

/** A file of the compiler in a built site. */
export interface CompilerFile {
  /** Path relative to the built site. */
  readonly file: string;
  /** Bytes as the host stores the file, gzipped. */
  readonly stored: number;
  /** Bytes as a page keeps the file in memory. */
  readonly unpacked: number;
}

/** Returns the files of the compiler in a built site. */
export function readCompilerFiles(site: string): CompilerFile[] {
  const folder = 'assets/compiler';
  return fs
    .readdirSync(path.join(site, folder))
    .filter((name) => name.endsWith('.bin'))
    .map((name) => {
      const file = path.join(folder, name);
      const content = fs.readFileSync(path.join(site, file));
      return {file, stored: content.length, unpacked: gunzipSync(content).length};
    });
}
