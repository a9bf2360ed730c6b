import {anySignal} from './anySignal';
import {parseError} from './errors';

/**
 * The maximum number of milliseconds in which a stream sends nothing. A longer silence means that
 * the connection is lost, because the server sends a comment every 15 seconds.
 */
export const maxSilence = 60_000;

/** Ends a stream that sends nothing for too long. */
export interface SilenceLimit {
  /** Aborted with the call, or with a ServiceError after too long a silence. */
  readonly signal: AbortSignal;
  /** Waits for something from the server. A consumer's time with it does not count. */
  readonly during: <Received>(receiving: Promise<Received>) => Promise<Received>;
  /** Aborts the limit's signal, which then no longer listens to the call's. */
  readonly end: () => void;
}

/** Creates a limit for a call, whose signal aborts the limit's signal, too. */
export function createSilenceLimit(ofCall: AbortSignal | undefined): SilenceLimit {
  const controller = new AbortController();
  const fail = () =>
    controller.abort(
      parseError(`The search service has sent nothing for ${maxSilence / 1000} seconds`, {
        isNetworkFailure: true,
      }),
    );
  return {
    signal: ofCall ? anySignal(ofCall, controller.signal) : controller.signal,
    async during(receiving) {
      const timer = setTimeout(fail, maxSilence);
      try {
        return await receiving;
      } finally {
        clearTimeout(timer);
      }
    },
    end: () => controller.abort(),
  };
}
