/** Whether an error has no stack trace, as the errors that report an author's mistake. */
const isMistake = ({stack, message}) => stack === `Error: ${message}`;

/** Returns an error of the YAML parser, which quotes the lines of the mistake, without its stack. */
function withoutStack({message}) {
  const mistake = new Error(message);
  mistake.stack = `Error: ${message}`;
  return mistake;
}

/**
 * Returns the author's mistake that caused an error, or the error itself if a program is at fault.
 * Docusaurus wraps the error of a page in an error of its own, whose stack trace would bury the
 * place of the mistake.
 *
 * @param {Error} error
 * @returns {Error}
 */
function mistakeIn(error) {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if (isMistake(inner)) {
      return inner;
    }
    if (inner.name === 'YAMLException') {
      return withoutStack(inner);
    }
  }
  return error;
}

/**
 * Wraps an asynchronous function: if an author's mistake makes it fail, it throws only the error
 * that reports the mistake.
 *
 * @template {(...given: never[]) => Promise<unknown>} Load
 * @param {Load} load
 * @returns {Load}
 */
export const withMistakesOnly =
  (load) =>
  (...given) =>
    load(...given).catch((error) => {
      throw mistakeIn(error);
    });
