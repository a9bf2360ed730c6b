/** A header's name and value. */
type Header = readonly [name: string, value: string];

/** Browser features that the site does not use. */
const refusedFeatures = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'usb'],
];

/** Returns the headers that the host should send with every response. */
export const securityHeaders = (policy: string): readonly Header[] => [
  ['Content-Security-Policy', policy],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', refusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
];

/** Returns the content of `_headers`, which Netlify and Cloudflare Pages read. */
export const headersFile = (headers: readonly Header[], baseUrl: string): string =>
  [`${baseUrl}*`, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
