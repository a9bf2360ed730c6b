import type {HostedData} from '../../../shared';

/** The service of the tests, as the build describes it to pages. */
export const service: HostedData = {
  endpoint: 'https://search.example.org',
  collection: 'docs',
  index: 'site',
  readKey: 'read-1',
  ask: true,
  isVersioned: true,
};
