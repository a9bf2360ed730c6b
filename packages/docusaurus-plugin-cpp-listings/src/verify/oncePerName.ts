/** Returns what makes a thing of a name when it is first asked for, and gives the same to all. */
export function oncePerName<Thing>(): (name: string, make: () => Promise<Thing>) => Promise<Thing> {
  const made = new Map<string, Promise<Thing>>();
  return (name, make) => {
    const promise = made.get(name) ?? make();
    made.set(name, promise);
    return promise;
  };
}
