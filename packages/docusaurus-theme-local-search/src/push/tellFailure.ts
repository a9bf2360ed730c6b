import {ServiceError} from 'oramacore-client/manager';

/** What an error and its causes say, the nearest first. */
function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) {
    return [];
  }
  // A host of several addresses fails with an error for each, and none of its own.
  const several: readonly unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error.message, ...several.flatMap(messagesOf), ...messagesOf(error.cause)].filter(
    (message) => message !== '',
  );
}

/**
 * Says why a push failed; of a connection that failed, where it led and what stopped it.
 *
 * @param endpoint the address of the service.
 */
export function tellFailure(error: unknown, endpoint: string | undefined): string {
  if (error instanceof ServiceError && error.isNetworkFailure) {
    return `${messagesOf(error).join(': ')}. SEARCH_ENDPOINT is ${endpoint}.`;
  }
  return error instanceof Error ? error.message : String(error);
}
