/**
 * Returns the number of edits that turn one word into another. An edit inserts, deletes or
 * changes a letter, or swaps it with its neighbour (optimal string alignment).
 *
 * @returns the number; if it is greater than `limit`, some number greater than `limit`.
 * @see Damerau, "A technique for computer detection and correction of spelling errors", CACM
 * 7(3), 1964.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  let before: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > limit) {
      return limit + 1;
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** Returns the letters of a word as bits; one edit changes at most two of them. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) {
    bits |= 1 << (word.charCodeAt(i) % 31);
  }
  return bits;
}

/** Counts the bits that are set. */
export function bitCount(bits: number): number {
  let left = bits;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count++;
  }
  return count;
}
