import type {Service} from './service';

/** Returns the environment variables with the search service and the write key for a push. */
export const pushEnvironment = ({
  endpoint,
  collectionId,
  writeKey,
}: Pick<Service, 'endpoint' | 'collectionId' | 'writeKey'>) => ({
  SEARCH_ENDPOINT: endpoint,
  SEARCH_COLLECTION: collectionId,
  SEARCH_WRITE_KEY: writeKey,
});
