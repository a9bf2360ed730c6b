/** Reads a port, or takes the usual one. @throws Error naming the variable that is wrong. */
export function readPort({TEST_PORT = ''}: NodeJS.ProcessEnv): number {
  const port = TEST_PORT === '' ? 4173 : Number(TEST_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_000) {
    throw new Error(`TEST_PORT must be a port, such as 4173; it is "${TEST_PORT}"`);
  }
  return port;
}

/** Where the tests' static server listens; the ports after it are for other sites. */
export const hostPort = readPort(process.env);

/** The built site at the address it was built for. */
export const hostUrl = `http://localhost:${hostPort}`;
