/**
 * Sends a text without waiting for the response, even from a page that is closing. It does not
 * use `navigator.sendBeacon`, which sends cookies and the page's address.
 */
export function sendBeacon(address: string, text: string): void {
  // Ignore errors, because a lost event only changes a count.
  fetch(address, {
    method: 'POST',
    body: text,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}
