import http from 'node:http';
import type {AddressInfo} from 'node:net';

/** Starts the host of a site below `/arrays/`; returns it and the site's address. */
export async function startHost(
  onRequest: http.RequestListener,
): Promise<{server: http.Server; site: URL}> {
  const server = http.createServer(onRequest);
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {server, site: new URL(`http://localhost:${port}/arrays/`)};
}
