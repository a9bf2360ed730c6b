/**
 * Loads a page's scripts when it has been read and painted: until then the line and the processor
 * are for what the reader sees. A page that nobody sees yet is not drawn, and has them when it
 * has been read.
 *
 * It is put into pages as text, before anything else: it must not use what is outside of it.
 *
 * @param metaName the name of the `<meta>` element that has their addresses.
 */
export function scriptsLater(metaName: string): void {
  const load = () => {
    const [meta] = document.getElementsByName(metaName) as NodeListOf<HTMLMetaElement>;
    // They are loaded once, whoever asks first.
    meta?.remove();
    meta?.content.split(' ').forEach((address) => {
      const script = document.createElement('script');
      script.src = address;
      // They are run in their order.
      script.async = false;
      document.head.append(script);
    });
  };
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) {
      load();
    } else {
      requestAnimationFrame(() => {
        // For browsers that do not tell when they have painted, and a page that is left before.
        setTimeout(load, 200);
        // A long page is painted before all of it has been read.
        new PerformanceObserver(load).observe({type: 'largest-contentful-paint', buffered: true});
      });
    }
  });
}
