import path from 'node:path';

/** Returns the path of a file relative to the site, with slashes on every system. */
export const siteFile = (file: string): string =>
  path.relative(path.resolve(), file).split(path.sep).join('/');
