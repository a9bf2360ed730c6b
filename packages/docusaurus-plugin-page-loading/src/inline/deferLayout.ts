/** The attribute of the root element while content below the viewport is laid out later. */
export const deferredLayoutAttribute = 'data-lays-out-later';

/** The attribute of the root element while some of the first blocks are not shown yet. */
export const paintingAttribute = 'data-paints-parts';

/**
 * Divides the layout of a page that opens at its top. A reader who starts elsewhere, by a fragment
 * or by going back, needs all content above that place.
 *
 * Content below the viewport is laid out when it comes near. On a small screen, the rest is painted
 * in parts, one in each frame: the navbar, the start of the content, and the next blocks. A frame
 * with everything would take a slow phone more than twice as long, and no input is answered
 * meanwhile. A click shows all parts, because it may lead to a place in the page.
 *
 * The function is put into pages as text, before anything else, so it must not use anything outside
 * its own body.
 *
 * @param deferred the attribute that start.css uses.
 * @param painting the attribute to set until all parts are shown.
 */
export function deferLayout(deferred: string, painting: string): void {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const startsAtTop = visit?.type === 'navigate' && !(location.hash + location.search);
  if (
    !root.toggleAttribute(deferred, startsAtTop) ||
    document.hidden ||
    screen.width > 996 ||
    !('adoptedStyleSheets' in document)
  ) {
    return;
  }
  // Each part is hidden by a sheet of its own, so that showing it restyles nothing else.
  const sheets = [1, 2, 3, 4, 6, 8, 10, 31].map((first, index, all) => {
    const sheet = new CSSStyleSheet({media: 'screen'});
    const blocks = `:is(main,.markdown)>:nth-child(n+${first}):nth-child(-n+${(all[index + 1] ?? 999) - 1})`;
    sheet.replaceSync(
      // What follows the content comes last, because it would shift. The height keeps the footer so
      // far below the viewport that it is not laid out.
      `${blocks},:is(article,.markdown)~*{display:none!important}main{min-height:300vh}`,
    );
    return sheet;
  });
  let isParsed = false;
  const show = (count: number) =>
    sheets.splice(0, count).forEach((sheet) => (sheet.disabled = true));
  const paint = () => {
    show(isParsed ? 1 : 0);
    isParsed = !!document.querySelector('main') || document.readyState !== 'loading';
    if (root.toggleAttribute(painting, !!sheets[0])) {
      requestAnimationFrame(paint);
    }
  };
  document.adoptedStyleSheets = sheets;
  addEventListener('click', () => show(Infinity), true);
  paint();
}
