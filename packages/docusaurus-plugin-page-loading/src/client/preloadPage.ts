import preload from '@docusaurus/core/lib/client/preload';
import {afterNextFrame} from './nextFrame';

/**
 * Loads the code of a page, in place of what Docusaurus does when a link is followed: resolves
 * after the frame that answers the press of the link.
 */
export default async function preloadPage(pathname: string): Promise<void> {
  await preload(pathname);
  // Pages that are not seen are not drawn.
  if (!document.hidden) {
    await afterNextFrame();
  }
}
