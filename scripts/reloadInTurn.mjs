/**
 * Makes what has reloads of the development server run one after another, each on the site
 * that the one before made. Docusaurus starts each at once, on the site as it then is, so
 * that of two at once the result of the first to end is lost.
 *
 * @returns {<Reload extends (...given: never[]) => Promise<unknown>>(reload: Reload) => Reload}
 * what wraps a function that reloads a site; all that it wraps share one queue.
 */
export function makeReloadQueue() {
  let latest;
  let last = Promise.resolve();
  const waiting = new Map();
  return (reload) =>
    (site, ...what) => {
      const key = JSON.stringify([reload.name, ...what]);
      // One that has not begun will read what was saved since, too.
      const sooner = waiting.get(key);
      if (sooner) {
        return sooner;
      }
      const reloaded = last.then(async () => {
        waiting.delete(key);
        latest = await reload(latest ?? site, ...what);
        return latest;
      });
      waiting.set(key, reloaded);
      last = reloaded.catch(() => undefined);
      return reloaded;
    };
}
