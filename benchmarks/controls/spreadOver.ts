/** Returns the indices of at most `most` of `count` items, spread evenly. */
export function spreadOver(count: number, most: number): number[] {
  const chosen = Math.min(count, most);
  return Array.from({length: chosen}, (_, at) => Math.floor((at * count) / chosen));
}
