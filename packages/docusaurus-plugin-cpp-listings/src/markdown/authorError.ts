/**
 * Makes an error that reports an author's mistake at a place. It has no stack trace: to an author,
 * the code that threw it means nothing, and the trace would bury the place.
 *
 * @param cause the error that was caught. If it is not a plain `Error`, the program is at fault,
 * and the stack trace stays.
 */
export function authorError(message: string, cause?: unknown): Error {
  if (cause !== undefined && !(cause instanceof Error && cause.constructor === Error)) {
    return new Error(message, {cause});
  }
  const error = new Error(message);
  error.stack = `Error: ${message}`;
  return error;
}
