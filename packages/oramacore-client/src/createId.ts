/** Creates a unique id. Unlike `crypto.randomUUID`, it also works on pages without TLS. */
export const createId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
