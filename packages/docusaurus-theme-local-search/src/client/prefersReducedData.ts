/** The properties of the Network Information API that are read; not every browser has it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether prefetching should be avoided: data saving is on, or the connection is 2G. */
export function prefersReducedData(): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
