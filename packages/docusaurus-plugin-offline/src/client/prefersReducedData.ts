/** The part of the Network Information API that is used; some browsers do not have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether nothing should be cached before the reader requests it: the reader saves data, or the
 * connection is 2G.
 */
export function prefersReducedData(): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
