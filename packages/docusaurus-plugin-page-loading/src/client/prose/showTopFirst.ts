import {showAll, showsTopAttribute} from '../layout';
import {afterNextFrame} from '../nextFrame';

/**
 * Shows only the top of a doc in the first frame, if the reader opens the doc at its top. The rest
 * follows after that frame: even without a layout, each block and each island delays the frame.
 */
export function showTopFirst(prose: Element): void {
  // Browsers draw no frames for hidden pages.
  if (!document.hidden) {
    prose.toggleAttribute(showsTopAttribute, true);
    void afterNextFrame().then(showAll);
  }
}
