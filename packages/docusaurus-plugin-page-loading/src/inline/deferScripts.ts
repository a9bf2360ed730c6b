/**
 * Loads a page's scripts after the page was parsed and all its parts were painted, because until
 * then the connection and the processor should serve the visible content. A hidden page is not
 * drawn, so it loads its scripts as soon as it is parsed.
 *
 * The function is put into pages as text, before anything else, so it must not use anything outside
 * its own body.
 *
 * @param metaName the name of the `<meta>` element that lists the addresses of the scripts.
 * @param painting the attribute that `deferLayout` sets until all parts are shown.
 */
export function deferScripts(metaName: string, painting: string): void {
  const load = () => {
    const [meta] = document.getElementsByName(metaName) as NodeListOf<HTMLMetaElement>;
    // Several callbacks may call this, but the scripts are loaded once.
    meta?.remove();
    meta?.content.split(' ').forEach((address) => {
      const script = document.createElement('script');
      script.src = address;
      // The scripts must run in order.
      script.async = false;
      document.head.append(script);
    });
  };
  const loadAfterPaint = () => {
    if (document.documentElement.hasAttribute(painting)) {
      requestAnimationFrame(loadAfterPaint);
    } else {
      // The fallback for browsers that do not report paints, and for pages that are left before a
      // paint.
      setTimeout(load, 200);
      // A long page is painted before it has been parsed completely.
      new PerformanceObserver(load).observe({type: 'largest-contentful-paint', buffered: true});
    }
  };
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) {
      load();
    } else {
      requestAnimationFrame(loadAfterPaint);
    }
  });
}
