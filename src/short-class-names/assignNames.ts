import {createHash} from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const places = letters.length ** 2;

const nameAt = (place: number) =>
  `${letters[Math.floor(place / letters.length)] ?? ''}${letters[place % letters.length] ?? ''}`;

const firstPlaceOf = (key: string) =>
  createHash('sha256').update(key).digest().readUInt32BE() % places;

/**
 * Returns a name of two letters for each key, the same whatever order they come in. Where two
 * would have one name, one has the next that is free: few names change when a key is added.
 *
 * @throws RangeError when there are more keys than names.
 */
export function assignNames(keys: Iterable<string>): ReadonlyMap<string, string> {
  const sorted = [...new Set(keys)].sort();
  if (sorted.length > places) {
    throw new RangeError(`${sorted.length} classes are more than the ${places} names.`);
  }
  const taken = new Set<number>();
  return new Map(
    sorted.map((key) => {
      let place = firstPlaceOf(key);
      while (taken.has(place)) {
        place = (place + 1) % places;
      }
      taken.add(place);
      return [key, nameAt(place)];
    }),
  );
}
