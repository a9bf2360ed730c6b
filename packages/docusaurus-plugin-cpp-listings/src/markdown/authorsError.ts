/**
 * Makes an error that tells an author of a mistake at a place. It has no stack: where it was thrown
 * says nothing to an author, and would bury the place.
 *
 * @param cause what was caught; the stack of another than a plain error stays, as that is a fault
 * of the program.
 */
export function authorsError(message: string, cause?: unknown): Error {
  if (cause !== undefined && !(cause instanceof Error && cause.constructor === Error)) {
    return new Error(message, {cause});
  }
  const error = new Error(message);
  error.stack = `Error: ${message}`;
  return error;
}
