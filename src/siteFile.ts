import path from 'node:path';
import type {Node} from 'mdast';

/** Returns the path of a file relative to the site, with slashes on every system. */
export const siteFile = (file: string): string =>
  path.relative(path.resolve(), file).split(path.sep).join('/');

/** Returns the place of a node in a file, relative to the site: `docs/intro.md:12`. */
export const placeOf = (file: string, {position}: Pick<Node, 'position'>): string =>
  `${siteFile(file)}:${position?.start.line ?? 1}`;
