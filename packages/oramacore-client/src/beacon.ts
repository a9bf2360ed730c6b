/**
 * Sends a text without waiting for an answer, also from a page that is about to close. Not by
 * `navigator.sendBeacon`, which sends cookies and the page's address.
 */
export function sendBeacon(address: string, text: string): void {
  // What is lost here is a count, which is nobody's trouble.
  fetch(address, {
    method: 'POST',
    body: text,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}
