import {hostPort} from '../../harness/addresses';

/** The address of the components' server. */
export const componentsPort = hostPort + 20;

export const componentsUrl = `http://localhost:${componentsPort}`;

/** The address of the same components with a search service. */
export const hostedPort = componentsPort + 1;

export const hostedUrl = `http://localhost:${hostedPort}`;
