/** A listing that cannot be traced; its message names file, line and reason. */
export class InstrumentError extends Error {
  override readonly name = 'InstrumentError';

  /** @param file the file below `listings/`. */
  constructor(
    file: string,
    readonly line: number,
    readonly reason: string,
  ) {
    super(`listings/${file}:${line}: ${reason}`);
  }
}
