import {hostPort} from '../../harness/addresses';

/** Where the components' server listens. */
export const componentsPort = hostPort + 20;

export const componentsUrl = `http://localhost:${componentsPort}`;

/** Where the same components are, with a search service. */
export const hostedPort = componentsPort + 1;

export const hostedUrl = `http://localhost:${hostedPort}`;
