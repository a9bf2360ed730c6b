import fs from 'node:fs';

/** Matches the places that a message names, with their files. */
const places = /([^\s:"]+\.\w+):\d+/g;

/**
 * Returns the message of an error with the times of the last changes of the files that it names;
 * undefined if it names none.
 */
function versionOf({message}) {
  const times = [...message.matchAll(places)].flatMap(
    ([, file]) => fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? [],
  );
  return times.length === 0 ? undefined : [message, ...times].join('\n');
}

/**
 * Makes the terminal of the development server name each mistake once. A mistake in a file that
 * pages are made from makes both a reload and the pages fail, and Docusaurus prints both errors. The
 * messages of the pages contain the message of the reload. The error that comes first is printed.
 *
 * A change of a page makes the bundler run twice, because Docusaurus writes the page's data again.
 * An error that the run before has also reported is printed only if a file that it names has changed
 * since.
 *
 * @returns three functions. `setFailed` takes the messages of the reloads that fail at present.
 * `isPrinted` says whether the errors of pages that were printed last contain a message.
 * `withUnprinted` wraps the function that formats the bundler's errors, which Docusaurus then prints.
 */
export function makeErrorsPrintOnce() {
  let failed = [];
  let printed = [];
  let versions = new Set();
  return {
    /** @param {readonly string[]} messages */
    setFailed: (messages) => {
      failed = messages;
    },

    /** @param {string} message */
    isPrinted: (message) => printed.some((error) => error.message.includes(message)),

    /**
     * @template Result
     * @param {(stats: {errors?: readonly {message: string}[]}) => Result} format
     */
    withUnprinted: (format) => (stats) => {
      printed = (stats?.errors ?? []).filter(
        ({message}) => !failed.some((ofReload) => message.includes(ofReload)),
      );
      const shown = versions;
      versions = new Set(printed.flatMap((error) => versionOf(error) ?? []));
      return format({...stats, errors: printed.filter((error) => !shown.has(versionOf(error)))});
    },
  };
}
