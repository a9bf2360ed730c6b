import {randomUUID} from 'node:crypto';
import {createFakeServer} from './fakeServer';

/** An empty collection, for tests that both a real server and the fake server pass. */
export interface Service {
  readonly endpoint: string;
  readonly collectionId: string;
  readonly readKey: string;
  readonly writeKey: string;
  /** The protocol errors of requests so far. A real server reports none. */
  readonly protocolErrors: readonly string[];
  readonly close: () => Promise<void>;
}

async function callMaster(endpoint: string, path: string, body: object): Promise<void> {
  const response = await fetch(endpoint + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${process.env.ORAMACORE_MASTER_KEY ?? ''}`,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) {
    throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }
}

/** Creates a collection on the OramaCore server at ORAMACORE_URL, or starts a fake server. */
export async function startService(): Promise<Service> {
  const endpoint = process.env.ORAMACORE_URL;
  if (endpoint === undefined) {
    return createFakeServer();
  }
  const service = {collectionId: randomUUID(), readKey: randomUUID(), writeKey: randomUUID()};
  await callMaster(endpoint, '/v1/collections/create', {
    id: service.collectionId,
    read_api_key: service.readKey,
    write_api_key: service.writeKey,
  });
  return {
    ...service,
    endpoint,
    protocolErrors: [],
    close: () =>
      callMaster(endpoint, '/v1/collections/delete', {
        collection_id_to_delete: service.collectionId,
      }),
  };
}
