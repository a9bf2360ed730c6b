/** Where the components' server listens. */
export const componentsPort = Number(process.env.TEST_PORT ?? 4173) + 20;

export const componentsUrl = `http://localhost:${componentsPort}`;
