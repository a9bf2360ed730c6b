import {setTimeout} from 'node:timers/promises';

/**
 * For how long nothing must have been saved when a reload starts, in milliseconds. Git and many
 * editors write a file in two steps, and the watcher (chokidar 3) reports the first, after which the
 * file is empty, but no other change within 50 ms. So a reload at once would read the empty file, and
 * its error would stay.
 */
export const pauseAfterSave = 100;

/**
 * Makes reloads of the development server run one after another, each on the result of the previous
 * one. Docusaurus starts each reload at once on the current site. If two reloads overlap, the
 * result of the first one to end is lost.
 *
 * A reload that has failed runs again after the next successful one: its error may have been in the
 * files of the other, and Docusaurus has discarded what it had read.
 *
 * @param {object} [options]
 * @param {(messages: readonly string[]) => void} [options.show] called after each reload with the
 * messages of the reloads that have failed and have not succeeded since.
 * @param {(message: string) => boolean} [options.isPrinted] whether a message is printed already.
 * @param {(message: string) => void} [options.print] called with each error that only the second
 * run of a reload has; Docusaurus prints the others, which the reload throws.
 * @returns {<Reload extends (...given: never[]) => Promise<unknown>>(reload: Reload, name?: string)
 * => Reload} a function that wraps a function that reloads a site; all wrapped functions share one
 * queue. Without further arguments a function reloads the whole site.
 */
export function makeReloadQueue({
  show = () => undefined,
  isPrinted = () => false,
  print = () => undefined,
} = {}) {
  let latest;
  let last = Promise.resolve();
  let pause;
  const waiting = new Map();
  const failed = new Map();
  const waitForSaves = async () => {
    for (let awaited; awaited !== pause;) {
      awaited = pause;
      await awaited;
    }
  };
  const run = async (key, reload, site) => {
    try {
      latest = await reload(site);
      failed.delete(key);
    } catch (error) {
      failed.set(key, {reload, message: error.message});
      throw error;
    }
  };
  const runFailedAgain = async () => {
    for (const [key, {reload, message}] of [...failed]) {
      await run(key, reload, latest).catch((error) => {
        if (error.message !== message && !isPrinted(error.message)) {
          print(error.message);
        }
      });
    }
  };
  return (reload, name = reload.name) =>
    (site, ...what) => {
      const key = JSON.stringify([name, ...what]);
      pause = setTimeout(pauseAfterSave);
      // A reload that has not started yet will also read files that were saved since.
      const sooner = waiting.get(key);
      if (sooner) {
        // Docusaurus prints the error of each call, and calls once for each file that has changed.
        return sooner.catch(() => latest ?? site);
      }
      const reloaded = last.then(async () => {
        await waitForSaves();
        waiting.delete(key);
        try {
          await run(key, (current) => reload(current, ...what), latest ?? site);
          if (what.length === 0) {
            failed.clear();
          }
          await runFailedAgain();
        } catch (error) {
          if (!isPrinted(error.message)) {
            throw error;
          }
          return latest ?? site;
        } finally {
          show([...new Set([...failed.values()].map(({message}) => message))]);
        }
        return latest;
      });
      waiting.set(key, reloaded);
      last = reloaded.catch(() => undefined);
      return reloaded;
    };
}
