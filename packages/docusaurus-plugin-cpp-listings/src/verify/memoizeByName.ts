/**
 * Returns a function that makes the thing of a name on the first call, and then returns the same.
 */
export function memoizeByName<Thing>(): (
  name: string,
  make: () => Promise<Thing>,
) => Promise<Thing> {
  const made = new Map<string, Promise<Thing>>();
  return (name, make) => {
    const promise = made.get(name) ?? make();
    made.set(name, promise);
    return promise;
  };
}
