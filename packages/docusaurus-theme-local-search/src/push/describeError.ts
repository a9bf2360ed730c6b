import {ServiceError} from 'oramacore-client/manager';

/** Returns the messages of an error and its causes, outermost first. */
function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) {
    return [];
  }
  // For a host with several addresses, the error has one error per address and no message of its
  // own.
  const several: readonly unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error.message, ...several.flatMap(messagesOf), ...messagesOf(error.cause)].filter(
    (message) => message !== '',
  );
}

/**
 * Returns why a push failed; for a failed connection, with its address and causes.
 *
 * @param endpoint the address of the service.
 */
export function describeError(error: unknown, endpoint: string | undefined): string {
  if (error instanceof ServiceError && error.isNetworkFailure) {
    return `${messagesOf(error).join(': ')}. SEARCH_ENDPOINT is ${endpoint}.`;
  }
  return error instanceof Error ? error.message : String(error);
}
