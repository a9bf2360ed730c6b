import preload from '@docusaurus/core/lib/client/preload';
import {afterNextFrame} from '../nextFrame';

/** Whether the reader is going back or forward: the browser looks for their place in the page at once. */
let isTraversing = false;

addEventListener(
  'popstate',
  () => {
    isTraversing = true;
    setTimeout(() => {
      isTraversing = false;
    });
  },
  true,
);

/**
 * Loads the code of a page, in place of what Docusaurus does when a link is followed: resolves
 * after the frame that answers the press of the link.
 */
export default async function preloadPage(pathname: string): Promise<void> {
  const isFollowed = !isTraversing;
  await preload(pathname);
  // Pages that are not seen are not drawn.
  if (isFollowed && !document.hidden) {
    await afterNextFrame();
  }
}
