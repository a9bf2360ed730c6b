import fs from 'node:fs';
import path from 'node:path';
import type {MarkdownHooks} from '@docusaurus/types';
import {authorError} from 'docusaurus-plugin-cpp-listings/remark';
import {placeOf, siteFile} from './siteFile';

type Hook = Exclude<MarkdownHooks['onBrokenMarkdownLinks'], string>;

/** Returns the part of the site that a file belongs to: its first folder. */
const partOf = (file: string) => file.split('/')[0];

/**
 * Returns a `markdown.hooks.onBrokenMarkdownLinks` that stops the build at a link to a missing
 * Markdown file. It also stops at a link to a file of another part of the site, because the address
 * of that file is unknown. A link within the same part causes only a warning: Docusaurus does not
 * find the file in a language that has a translation of it.
 *
 * @throws Error that names the file, the line and the fix.
 */
export function refuseBrokenMarkdownLink(siteDir: string): Hook {
  return ({sourceFilePath, url, node}) => {
    const source = siteFile(sourceFilePath);
    const place = placeOf(sourceFilePath, node);
    const [written = ''] = url.split(/[?#]/);
    if (written === '') {
      throw authorError(`${place}: the link has no address`);
    }
    const file = written.startsWith('@site/')
      ? written.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(source), decodeURI(written));
    if (!fs.existsSync(path.join(siteDir, file))) {
      throw authorError(`${place}: ${url} leads to a missing file, ${file}`);
    }
    if (partOf(file) !== partOf(source)) {
      throw authorError(
        `${place}: ${url} is a file of another part of the site; link to the page's address, such as /docs/intro`,
      );
    }
    console.warn(
      `[WARNING] ${place}: ${url} has no page in this language; link to the page's address`,
    );
  };
}
