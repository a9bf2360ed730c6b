/** Where the tests' static server listens; the ports after it are for other sites. */
export const hostPort = Number(process.env.TEST_PORT ?? 4173);

/** The built site at the address it was built for. */
export const hostUrl = `http://localhost:${hostPort}`;
