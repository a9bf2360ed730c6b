let last: Promise<unknown> = Promise.resolve();

/**
 * Calls a function after all earlier calls have ended, so that none of them changes data between
 * the reads and the writes of this one.
 */
export function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const done = last.then(act);
  last = done.catch(() => undefined);
  return done;
}
