import {showAll, showsTopAttribute} from '../layout';
import {afterNextFrame} from '../nextFrame';

/**
 * Shows of a doc that the reader opens at its top what is seen there, and what is below after the
 * frame with that: even without a layout, each block and each island delays the frame.
 */
export function showTopFirst(prose: Element): void {
  // There are no frames of a page that is not seen.
  if (!document.hidden) {
    prose.toggleAttribute(showsTopAttribute, true);
    void afterNextFrame().then(showAll);
  }
}
