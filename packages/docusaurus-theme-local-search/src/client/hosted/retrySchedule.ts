/** Milliseconds before the service is retried; doubled after each failure. */
export const initialRetryDelay = 5000;
const maxRetryDelay = 300_000;

/**
 * The maximum Retry-After time of a service, because a timer of more than 24 days fires at once.
 */
const maxRetryAfter = 86_400_000;

/** Returns the Retry-After time of a service's error, in milliseconds; 0 if it has none. */
const retryAfterOf = (error: unknown): number =>
  error instanceof Object && 'retryAfter' in error && typeof error.retryAfter === 'number'
    ? Math.min(maxRetryAfter, error.retryAfter)
    : 0;

/** Decides when a service that has failed is retried. */
export interface RetrySchedule {
  /** Whether the time of the next retry has come. */
  readonly isDue: () => boolean;
  /** Schedules the next retry. */
  readonly scheduleAfter: (error: unknown) => void;
  /** Cancels the next retry, because the service works again. */
  readonly reset: () => void;
}

/** Creates a schedule that calls a function when a retry is due. */
export function createRetrySchedule(onDue: () => void): RetrySchedule {
  let failures = 0;
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    isDue = false;
    clearTimeout(timer);
  };
  return {
    isDue: () => isDue,
    scheduleAfter(error) {
      cancel();
      const delay = Math.min(maxRetryDelay, initialRetryDelay * 2 ** failures);
      failures++;
      timer = setTimeout(
        () => {
          isDue = true;
          onDue();
        },
        Math.max(delay, retryAfterOf(error)),
      );
    },
    reset() {
      cancel();
      failures = 0;
    },
  };
}
