/** The messages of Docusaurus that would mislead the authors of this site. */
const misleading = [
  // The error that follows names the file, the line and the fix, which is seldom a quotation mark.
  /^Error while parsing Markdown front matter\./,
  // The error that follows names the file; a version of the docs is not at fault.
  /^Loading of version failed for version name=/,
  // The site has babel.config.js for other tools. Other warnings would be in the same message.
  /^Docusaurus site warnings:\n- Your site is using the SWC js loader\.[^\n]*$/,
];

/**
 * Makes a logger omit the messages of Docusaurus that would mislead the authors of this site.
 *
 * @param {Record<'warn' | 'error', (text: string, ...values: unknown[]) => void>} logger
 */
export function omitMisleadingMessages(logger) {
  for (const level of ['warn', 'error']) {
    const print = logger[level];
    logger[level] = (text, ...values) => {
      if (!misleading.some((pattern) => pattern.test(String(text)))) {
        print(text, ...values);
      }
    };
  }
}
