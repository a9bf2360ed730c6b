/** A listing that cannot be traced; its message names file, line and reason. */
export class InstrumentError extends Error {
  override readonly name = 'InstrumentError';

  /** @param file the file's name in the message. */
  constructor(
    file: string,
    readonly line: number,
    readonly reason: string,
  ) {
    super(`${file}:${line}: ${reason}`);
  }
}
