import type {Answer} from '../answers';
import type {Request} from '../pendingRequest';

/** Asks the service. Rejects when the service does not answer correctly, or when aborted. */
export type Ask = (request: Request, signal: AbortSignal) => Promise<Answer>;

/** The timeout of a request to the service, in milliseconds. */
export const requestTimeout = 1500;

/** Waits until code is loaded or the timeout has passed. @returns whether the code is loaded. */
export function isLoadedInTime(loading: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), requestTimeout);
  });
  return Promise.race([loading.then(() => true), late]).finally(() => clearTimeout(timer));
}

/** Asks the service; rejects and aborts the request after the timeout. */
export async function askWithTimeout(
  ask: Ask,
  request: Request,
  signal: AbortSignal,
): Promise<Answer> {
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`No response within ${requestTimeout} ms`));
      controller.abort();
    }, requestTimeout);
  });
  try {
    return await Promise.race([ask(request, controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
