let last: Promise<unknown> = Promise.resolve();

/**
 * Calls a function after all earlier calls have ended, so that no other call changes data between
 * its reads and its writes.
 */
export function runExclusive<T>(act: () => Promise<T>): Promise<T> {
  const done = last.then(act);
  last = done.catch(() => undefined);
  return done;
}
