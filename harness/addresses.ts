/** The largest valid value of TEST_PORT: the tests serve other sites at the ports after it. */
const lastPort = 65_000;

/**
 * Reads the port from the environment, or returns the default. @throws Error naming the invalid
 * variable.
 */
export function readPort({TEST_PORT = ''}: NodeJS.ProcessEnv): number {
  const port = TEST_PORT === '' ? 4173 : Number(TEST_PORT);
  if (!Number.isInteger(port) || port < 1 || port > lastPort) {
    throw new Error(
      `TEST_PORT must be a port from 1 to ${lastPort}, because the tests also use ports after it; it is "${TEST_PORT}"`,
    );
  }
  return port;
}

/** The port of the tests' static server; the ports after it are for other sites. */
export const hostPort = readPort(process.env);

/** The address of the built site, which is the address that it was built for. */
export const hostUrl = `http://localhost:${hostPort}`;
