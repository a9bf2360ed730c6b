import {createHash} from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** All names of two letters except those that ad blockers hide. */
const allNames = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((name) => !/^ad$/i.test(name));

const firstPlaceOf = (key: string) =>
  createHash('sha256').update(key).digest().readUInt32BE() % allNames.length;

/**
 * Returns a name of two letters for each key, independent of the order of the keys. If two keys
 * hash to the same name, one of them gets the next free name. So few names change when a key is
 * added.
 *
 * @throws RangeError if there are more keys than names.
 */
export function assignNames(keys: Iterable<string>): ReadonlyMap<string, string> {
  const sorted = [...new Set(keys)].sort();
  if (sorted.length > allNames.length) {
    throw new RangeError(`${sorted.length} classes are more than the ${allNames.length} names.`);
  }
  const taken = new Set<number>();
  return new Map(
    sorted.map((key) => {
      let place = firstPlaceOf(key);
      while (taken.has(place)) {
        place = (place + 1) % allNames.length;
      }
      taken.add(place);
      return [key, allNames[place] ?? ''];
    }),
  );
}
