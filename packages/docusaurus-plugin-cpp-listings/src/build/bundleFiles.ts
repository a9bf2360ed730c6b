import fs from 'node:fs';
import path from 'node:path';

/**
 * The files of a bundle in its folder. They are gzipped but not named `.gz`: some hosts would send
 * a `.gz` as an encoded response, which the browser decompresses during the download.
 */
export const bundleFiles = {clang: 'clang.bin', files: 'files.bin'} as const;

/** Whether a folder has all files of a bundle. */
export const hasBundle = (folder: string): boolean =>
  Object.values(bundleFiles).every((file) => fs.existsSync(path.join(folder, file)));
