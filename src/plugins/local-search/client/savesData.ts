/** The part of the Network Information API that is read; not every browser has it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether nothing may be fetched before it is asked for: data saving is on, or 2G. */
export function savesData(): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
