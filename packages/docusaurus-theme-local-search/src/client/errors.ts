/** An HTTP error: the host answered with an error instead of the file. */
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

/** An error for an index file that is damaged or has another format. */
export class IndexError extends Error {
  override readonly name = 'IndexError';
}

/** Returns the error for an index file that cannot be read. */
export const damaged = (cause: unknown): IndexError =>
  cause instanceof IndexError ? cause : new IndexError('The search index is damaged.', {cause});

/** An error in a form that can be sent between threads. */
export interface SerializedError {
  readonly message: string;
  /** The HTTP status, if a host answered with an error. */
  readonly status?: number | undefined;
  readonly url?: string | undefined;
}

/** Converts an error to a form that can be sent. */
export const serializeError = (error: unknown): SerializedError =>
  error instanceof HttpError
    ? {message: error.message, status: error.status, url: error.url}
    : {message: error instanceof Error ? error.message : String(error)};

/** Recreates an error that was sent. */
export const deserializeError = ({message, status, url}: SerializedError): Error =>
  status === undefined ? new IndexError(message) : new HttpError(status, url ?? '');
