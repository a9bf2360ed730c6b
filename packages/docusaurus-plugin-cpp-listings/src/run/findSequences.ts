import {isSequence, type RawSequence, type RawValue} from './rawStep';
import {keyOf, stretchOf, type Stretch} from './stretch';

/** A sequence of a step, and the memory that it occupies. */
export interface FoundSequence extends Stretch {
  readonly raw: RawSequence;
  /** The key of an extent that begins at the same place. */
  readonly key: string;
}

/**
 * Collects the sequences that values hold. A step with a table has hundreds of them, and thousands
 * of numbers.
 */
export function findSequences(values: readonly RawValue[], found: FoundSequence[]): void {
  for (const value of values) {
    if (typeof value !== 'object' || value === null) {
      continue;
    }
    if (isSequence(value)) {
      const stretch = stretchOf(value);
      found.push({...stretch, raw: value, key: keyOf(stretch)});
      findSequences(value.e, found);
    } else if ('d' in value) {
      findSequences([value.d], found);
    } else if ('m' in value) {
      findSequences(value.m, found);
    } else if ('k' in value) {
      findSequences(value.k, found);
    } else if ('o' in value) {
      findSequences(
        value.o.map(([, held]) => held),
        found,
      );
    }
  }
}
