/** Where the tests' static host listens. */
export const hostPort = 4173;

/** The built site at the address it was built for. */
export const hostUrl = `http://localhost:${hostPort}`;
