import type {Service} from './service';

/** Returns the variables by which what pushes a site finds a search service, and may write to it. */
export const pushEnvironment = ({
  endpoint,
  collectionId,
  writeKey,
}: Pick<Service, 'endpoint' | 'collectionId' | 'writeKey'>) => ({
  SEARCH_ENDPOINT: endpoint,
  SEARCH_COLLECTION: collectionId,
  SEARCH_WRITE_KEY: writeKey,
});
