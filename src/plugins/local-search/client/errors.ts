/** A host's answer that is not the file that was asked for. */
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

/** A file that arrived but is no index of the form that this script reads. */
export class IndexError extends Error {
  override readonly name = 'IndexError';
}
