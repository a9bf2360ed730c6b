/**
 * Returns a signal that is aborted with the first of two signals. `AbortSignal.any` is newer than
 * the other features that this package needs.
 */
export function anySignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const controller = new AbortController();
  for (const signal of [one, other]) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) {
      abort();
    }
    signal.addEventListener('abort', abort, {once: true, signal: controller.signal});
  }
  return controller.signal;
}
