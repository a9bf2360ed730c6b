/** Returns a fake of the browser's storage, with room for a number of characters of values. */
export function fakeStorage(room = Infinity) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      const others = [...items].filter(([other]) => other !== key);
      if (others.reduce((sum, [, {length}]) => sum + length, value.length) > room) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      items.set(key, value);
      Object.assign(storage, {[key]: value});
    },
    removeItem(key: string) {
      items.delete(key);
      Reflect.deleteProperty(storage, key);
    },
  };
  return storage;
}
