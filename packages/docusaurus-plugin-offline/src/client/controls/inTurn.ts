let last: Promise<unknown> = Promise.resolve();

/**
 * Calls a function when those before it have ended: what it reads and then writes, none of them
 * changes in between.
 */
export function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const done = last.then(act);
  last = done.catch(() => undefined);
  return done;
}
