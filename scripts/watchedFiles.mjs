import fs from 'node:fs';
import path from 'node:path';

/**
 * Wraps the function of Docusaurus's watcher (chokidar 3) that watches paths. When a file that is
 * named by its path is removed and written again, as git does when it switches branches, the
 * watcher no longer reports its changes. It watches the folder of a file that is named by a
 * pattern, so each file becomes one.
 *
 * @template {(...given: never[]) => unknown} Watch
 * @param {Watch} watch
 * @returns {Watch}
 */
export const watchFoldersOfFiles = (watch) => (paths, options) => {
  const isFile = (name) =>
    fs.statSync(path.resolve(options.cwd, name), {throwIfNoEntry: false})?.isFile();
  return watch(
    options.cwd ? [paths].flat().map((name) => (isFile(name) ? `${name}*` : name)) : paths,
    options,
  );
};
