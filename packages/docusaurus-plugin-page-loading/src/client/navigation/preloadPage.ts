import preload from '@docusaurus/core/lib/client/preload';
import {afterNextFrame} from '../nextFrame';

/**
 * Whether the reader is going back or forward. The browser then restores the scroll position at
 * once.
 */
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
 * Loads the code of a page, in place of Docusaurus' own function. After a click on a link, it
 * resolves only after the frame that shows the response to the click.
 */
export default async function preloadPage(pathname: string): Promise<void> {
  const isFollowed = !isTraversing;
  await preload(pathname);
  // Browsers draw no frames for hidden pages.
  if (isFollowed && !document.hidden) {
    await afterNextFrame();
  }
}
