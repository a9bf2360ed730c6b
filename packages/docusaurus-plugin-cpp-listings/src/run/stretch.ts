import {isSequence, type RawSequence, type RawValue} from './rawStep';

/** Memory that holds elements of one size. */
export interface Stretch {
  readonly first: number;
  readonly elementSize: number;
  readonly size: number;
}

/** Returns the memory of a sequence. */
export const stretchOf = ({'@': first, s: elementSize, e, n = e.length}: RawSequence): Stretch => ({
  first,
  elementSize,
  size: n,
});

/**
 * Identifies memory. An address alone is ambiguous: an array of arrays begins where its first
 * element does.
 */
export const keyOf = ({first, elementSize}: Stretch) => `${first} ${elementSize}`;

/** Whether a stretch has neither elements nor memory for them. */
export const isNowhere = ({first, size}: Stretch) => first === 0 && size === 0;

/** Returns the size of a stretch in bytes. */
export const bytesOf = ({elementSize, size}: Stretch) => elementSize * size;

/** Returns the address after the last byte of a stretch. */
export const endOf = (stretch: Stretch) => stretch.first + bytesOf(stretch);

/** Whether two stretches are the same memory with elements of the same size. */
export const isSameStretch = (one: Stretch, other: Stretch) =>
  one.first === other.first && one.elementSize === other.elementSize && one.size === other.size;

/** Whether a stretch contains another with elements of the same size. */
export const holds = (outer: Stretch, inner: Stretch): boolean =>
  outer.elementSize === inner.elementSize &&
  inner.first >= outer.first &&
  endOf(inner) <= endOf(outer);

/** Whether an address is inside an element. */
export const leadsInto = (address: number, stretch: Stretch) =>
  address >= stretch.first && address < endOf(stretch);

/** Whether two elements at the same place in memory are shown alike. */
export function isSameElement(one: RawValue | undefined, other: RawValue): boolean {
  if (one === other || typeof one !== 'object' || typeof other !== 'object') {
    return one === other;
  }
  return one && other && isSequence(one) && isSequence(other)
    ? isSameStretch(stretchOf(one), stretchOf(other))
    : JSON.stringify(one) === JSON.stringify(other);
}
