/** The part of the Network Information API that is read; some browsers do not have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether nothing is to be kept before the reader asks: data saving is on, or the line is 2G. */
export function prefersReducedData(): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
