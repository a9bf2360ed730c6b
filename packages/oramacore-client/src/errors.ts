/** What a `ServiceError` knows besides its message. */
export interface ServiceErrorDetails extends ErrorOptions {
  readonly status?: number | 'PARSE_ERROR' | undefined;
  readonly retryAfter?: number | undefined;
  readonly isNetworkFailure?: boolean | undefined;
}

/** Tells that the service could not be asked, refused, or gave an answer that cannot be read. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  /**
   * The HTTP status of a refusal, or `PARSE_ERROR` for an answer that is broken; undefined when
   * nothing answered, or when the service told of its failure within a stream.
   */
  readonly status: number | 'PARSE_ERROR' | undefined;
  /** The milliseconds after which the service wants to be asked again, where it says so. */
  readonly retryAfter: number | undefined;
  /** Whether the connection failed: none was made, or it was cut. */
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

/** Makes the error of an answer that cannot be read. */
export const parseError = (message: string, details: ServiceErrorDetails = {}): ServiceError =>
  new ServiceError(message, {...details, status: 'PARSE_ERROR'});
