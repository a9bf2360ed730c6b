/** The used part of the Network Information API; some browsers lack it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Returns whether the page should fetch nothing before the reader requests it:
 * data saving is on, or the network is 2G.
 */
export function prefersReducedData(): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
