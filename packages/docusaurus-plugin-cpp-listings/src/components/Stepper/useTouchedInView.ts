import {useEffect, useRef, type RefObject} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import type {DrawnRow} from './rows';
import {margin} from '../drawing/geometry';
import {left, shownWidth, topsOf, type Layout} from './layout';

/** The visible part of a scroller, and the size of the reader's text, in CSS pixels. */
interface View {
  readonly width: number;
  readonly height: number;
  readonly rem: number;
}

/** The edges of the touched cells, in the drawing. */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface Touched {
  readonly across: Span;
  readonly down: Span;
}

const spanOf = (edges: readonly number[]): Span => ({
  from: Math.min(...edges),
  to: Math.max(...edges),
});

function touchedBy(rows: readonly DrawnRow[], layout: Layout): Touched | undefined {
  const tops = topsOf(rows, layout);
  const touched = rows.flatMap((row, place) => {
    const size = layout.rows.get(row.id);
    const indices = row.cells.flatMap(({isRead, isWritten}, index) =>
      isRead || isWritten ? [index] : [],
    );
    const top = tops[place] ?? 0;
    return size && indices.length > 0 ? [{size, indices, top}] : [];
  });
  return touched.length > 0
    ? {
        across: spanOf(
          touched.flatMap(({size, indices}) =>
            indices.flatMap((index) => [left(size, index), left(size, index + 1)]),
          ),
        ),
        down: spanOf(touched.flatMap(({size, top}) => [top, top + size.height])),
      }
    : undefined;
}

/**
 * Returns the scroll position that shows a span; undefined if the span is
 * visible already, or if the whole drawing fits.
 */
function scrolledTo(
  {from, to}: Span,
  scale: number,
  whole: number,
  shown: number,
  scrolled: number,
): number | undefined {
  const [start, end] = [from * scale, to * scale];
  if (whole * scale <= shown) {
    return undefined;
  }
  if (start < scrolled || end - start > shown) {
    return start - margin;
  }
  return end > scrolled + shown ? end - shown + margin : undefined;
}

/** Scrolls a figure just far enough to show the touched cells. */
export default function useTouchedInView(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly DrawnRow[],
  layout: Layout,
): void {
  // Updated by listeners, because reading these values after each step would force another layout.
  const view = useRef<View>(undefined);
  const scrolled = useRef({left: 0, top: 0});

  const show = useEvent(() => {
    const touched = touchedBy(rows, layout);
    if (!view.current || !touched) {
      return;
    }
    const {width, height, rem} = view.current;
    const scale = shownWidth(layout.width, width, rem) / layout.width;
    const across = scrolledTo(touched.across, scale, layout.width, width, scrolled.current.left);
    const down = scrolledTo(touched.down, scale, layout.height, height, scrolled.current.top);
    if (across !== undefined || down !== undefined) {
      scroller.current?.scrollTo({left: across, top: down});
    }
  });

  useEffect(() => {
    const element = scroller.current;
    if (!element) {
      return undefined;
    }
    const onScroll = () => {
      scrolled.current = {left: element.scrollLeft, top: element.scrollTop};
    };
    const observer = new ResizeObserver(() => {
      const isFirst = view.current === undefined;
      const {clientWidth: width, clientHeight: height} = element;
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      view.current = {width, height, rem};
      if (isFirst) {
        show();
      }
    });
    observer.observe(element);
    element.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller, show]);

  useEffect(() => show(), [show, rows, layout]);
}
