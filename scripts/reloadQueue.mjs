/**
 * Makes reloads of the development server run one after another, each on the result of the previous
 * one. Docusaurus starts each reload at once on the current site. If two reloads overlap, the
 * result of the first one to end is lost.
 *
 * @returns {<Reload extends (...given: never[]) => Promise<unknown>>(reload: Reload) => Reload}
 * a function that wraps a function that reloads a site; all wrapped functions share one queue.
 */
export function makeReloadQueue() {
  let latest;
  let last = Promise.resolve();
  const waiting = new Map();
  return (reload) =>
    (site, ...what) => {
      const key = JSON.stringify([reload.name, ...what]);
      // A reload that has not started yet will also read files that were saved since.
      const sooner = waiting.get(key);
      if (sooner) {
        // Docusaurus prints the error of each call, and calls once for each file that has changed.
        return sooner.catch(() => latest ?? site);
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
