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

/** An error in a form that can be sent between threads. */
export interface SerializedError {
  readonly message: string;
  /** The HTTP status, where a host answered with an error. */
  readonly status?: number | undefined;
  readonly url?: string | undefined;
}

/** Returns an error as it can be sent. */
export const serializeError = (error: unknown): SerializedError =>
  error instanceof HttpError
    ? {message: error.message, status: error.status, url: error.url}
    : {message: error instanceof Error ? error.message : String(error)};

/** Returns an error that was sent. */
export const deserializeError = ({message, status, url}: SerializedError): Error =>
  status === undefined ? new IndexError(message) : new HttpError(status, url ?? '');
