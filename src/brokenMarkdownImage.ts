import type {MarkdownHooks} from '@docusaurus/types';
import {authorError} from 'docusaurus-plugin-cpp-listings/remark';
import {placeOf} from './siteFile';

type Hook = Exclude<MarkdownHooks['onBrokenMarkdownImages'], string>;

/**
 * A `markdown.hooks.onBrokenMarkdownImages` that stops the build at a picture that does not exist.
 *
 * @throws Error that names the file, the line and the fix.
 */
export const refuseBrokenMarkdownImage: Hook = ({sourceFilePath, url, node}) => {
  const place = placeOf(sourceFilePath, node);
  throw authorError(
    url === ''
      ? `${place}: the picture has no address`
      : `${place}: there is no picture ${url}; write ./name.png for a file next to the page, or /img/name.png for static/img/name.png`,
  );
};
