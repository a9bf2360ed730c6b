import {errorMessage} from '../model/errorMessage';

/**
 * Describes why a worker or its request failed. If the script could not be fetched, the error event
 * has no message of its own.
 */
export function describeWorkerError(error: unknown): string {
  if (error instanceof Event) {
    const {message = ''} = error as Partial<ErrorEvent>;
    return message === '' ? 'a part of this page could not be loaded' : message;
  }
  return errorMessage(error);
}
