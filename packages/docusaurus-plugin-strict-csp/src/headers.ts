/** A header's name and value. */
type Header = readonly [name: string, value: string];

/** What a page of the site has no use for. */
const refusedFeatures = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'usb'],
];

/** The headers that every answer of the site's host is to have. */
export const securityHeaders = (policy: string): readonly Header[] => [
  ['Content-Security-Policy', policy],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', refusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
];

/** The file `_headers`, which Netlify and Cloudflare Pages read. */
export const headersFile = (headers: readonly Header[], baseUrl: string): string =>
  [`${baseUrl}*`, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
