import {useEffect, useRef, type RefObject} from 'react';
import type {DrawnRow} from '@site/src/plugins/listings/client/scene';
import {margin} from '../ArrayFigure/geometry';
import {left, leastScale, type Layout} from './layout';

/** Where a scroller stands, in CSS pixels. */
interface View {
  width: number;
  scrolled: number;
}

/** The left and right edge of what a step touched, in the drawing. */
function touchedEdges(rows: readonly DrawnRow[], layout: Layout): number[] {
  return rows.flatMap((row) => {
    const size = layout.rows.get(row.id);
    return size
      ? row.cells.flatMap(({isRead, isWritten}, index) =>
          isRead || isWritten ? [left(size, index), left(size, index + 1)] : [],
        )
      : [];
  });
}

/** Scrolls sideways, no more than it must, so that the touched cells are seen. */
export default function useTouchedInView(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly DrawnRow[],
  layout: Layout,
): void {
  // Kept as they change: to ask for them after each step would lay out the page once more.
  const view = useRef<View>({width: Infinity, scrolled: 0});
  useEffect(() => {
    const element = scroller.current;
    if (!element) {
      return undefined;
    }
    const scrolled = () => {
      view.current.scrolled = element.scrollLeft;
    };
    const observer = new ResizeObserver(([entry]) => {
      view.current.width = entry?.contentRect.width ?? Infinity;
    });
    observer.observe(element);
    element.addEventListener('scroll', scrolled, {passive: true});
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [scroller]);

  useEffect(() => {
    const {width, scrolled} = view.current;
    if (layout.width * leastScale <= width) {
      return;
    }
    const edges = touchedEdges(rows, layout);
    if (edges.length === 0) {
      return;
    }
    const [from, to] = [Math.min(...edges) * leastScale, Math.max(...edges) * leastScale];
    if (from < scrolled || to - from > width) {
      scroller.current?.scrollTo({left: from - margin});
    } else if (to > scrolled + width) {
      scroller.current?.scrollTo({left: to - width + margin});
    }
  }, [scroller, rows, layout]);
}
