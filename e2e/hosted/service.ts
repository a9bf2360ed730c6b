import {randomUUID} from 'node:crypto';
import {createStandIn} from './standIn';

/** A collection of a server, empty, for tests that both a real server and the stand-in pass. */
export interface Service {
  readonly endpoint: string;
  readonly collectionId: string;
  readonly readKey: string;
  readonly writeKey: string;
  /** What was wrong with requests; a real server does not say. */
  readonly faults: readonly string[];
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

/** Makes a collection on the OramaCore server that ORAMACORE_URL names, or starts a stand-in. */
export async function startService(): Promise<Service> {
  const endpoint = process.env.ORAMACORE_URL;
  if (endpoint === undefined) {
    return createStandIn();
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
    faults: [],
    close: () =>
      callMaster(endpoint, '/v1/collections/delete', {
        collection_id_to_delete: service.collectionId,
      }),
  };
}
