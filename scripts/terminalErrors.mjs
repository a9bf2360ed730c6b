/**
 * Makes the terminal of the development server name each mistake once. A mistake in a file that
 * pages are made from makes both a reload and the pages fail, and Docusaurus prints both errors. The
 * messages of the pages contain the message of the reload. The error that comes first is printed.
 *
 * @returns three functions. `setFailed` takes the messages of the reloads that fail at present.
 * `isPrinted` says whether the errors of pages that were printed last contain a message.
 * `withUnprinted` wraps the function that formats the bundler's errors, which Docusaurus then prints.
 */
export function makeErrorsPrintOnce() {
  let failed = [];
  let printed = [];
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
      return format({...stats, errors: printed});
    },
  };
}
