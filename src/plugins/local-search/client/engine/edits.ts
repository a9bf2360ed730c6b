/**
 * The number of edits that turn one word into another: a letter put in, left out,
 * changed, or swapped with its neighbour (optimal string alignment).
 *
 * @returns the number, or `limit + 1` where there are more than `limit`.
 * @see Damerau, "A technique for computer detection and correction of spelling
 * errors", CACM 7(3), 1964.
 */
export function edits(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  let before: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) {
      return limit + 1;
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** A set of letters as bits; words that differ in one edit differ in two at most. */
export function letters(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) {
    bits |= 1 << (word.charCodeAt(i) % 31);
  }
  return bits;
}

/** The number of bits that are set. */
export function bitCount(bits: number): number {
  let left = bits;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count++;
  }
  return count;
}
