/** Sends a text without waiting for an answer, also from a page that is about to close. */
export function sendBeacon(address: string, text: string): void {
  if (typeof navigator !== 'undefined' && typeof navigator.sendBeacon === 'function') {
    if (navigator.sendBeacon(address, text)) {
      return;
    }
  }
  // What is lost here is a count, which is nobody's trouble.
  fetch(address, {method: 'POST', body: text, keepalive: true, credentials: 'omit'}).catch(
    () => undefined,
  );
}
