/** Returns a function that makes a thing on the first call with its name, and shares it later. */
export function oncePerName<Thing>(): (name: string, make: () => Promise<Thing>) => Promise<Thing> {
  const made = new Map<string, Promise<Thing>>();
  return (name, make) => {
    const promise = made.get(name) ?? make();
    made.set(name, promise);
    return promise;
  };
}
