/** An HTTP error: the host's answer is not the file. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    /** The HTTP status, for example 404. */
    readonly status: number,
    readonly url: string,
  ) {
    super(`HTTP ${status} for ${url}`);
  }
}

/** An error of an index file that is damaged or of another format. */
export class IndexError extends Error {
  override readonly name = 'IndexError';
}
