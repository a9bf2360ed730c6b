/** The details of a `ServiceError` besides its message. */
export interface ServiceErrorDetails extends ErrorOptions {
  readonly status?: number | 'PARSE_ERROR' | undefined;
  /** In milliseconds. */
  readonly retryAfter?: number | undefined;
  readonly isNetworkFailure?: boolean | undefined;
}

/**
 * An error that the service could not be reached, rejected the request, or sent an invalid
 * answer.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  /**
   * The HTTP status of the error response, or `PARSE_ERROR` for an invalid answer. Undefined if
   * there was no response, or if the service reported the error within a stream.
   */
  readonly status: number | 'PARSE_ERROR' | undefined;
  /** The milliseconds of the service's Retry-After header, if it sent one. */
  readonly retryAfter: number | undefined;
  /** Whether the connection could not be made or was interrupted. */
  readonly isNetworkFailure: boolean;

  constructor(
    message: string,
    {status, retryAfter, isNetworkFailure = false, ...options}: ServiceErrorDetails = {},
  ) {
    super(message, options);
    this.status = status;
    this.retryAfter = retryAfter;
    this.isNetworkFailure = isNetworkFailure;
  }
}

/** Creates the error for an answer that cannot be parsed. */
export const parseError = (message: string, details: ServiceErrorDetails = {}): ServiceError =>
  new ServiceError(message, {...details, status: 'PARSE_ERROR'});
