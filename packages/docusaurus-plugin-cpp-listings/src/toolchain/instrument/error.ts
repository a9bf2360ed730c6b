/** A listing that cannot be traced; its message names file, line and reason. */
export class InstrumentError extends Error {
  override readonly name = 'InstrumentError';

  /** @param file as the message names it. */
  constructor(
    file: string,
    readonly line: number,
    readonly reason: string,
  ) {
    super(`${file}:${line}: ${reason}`);
  }
}
