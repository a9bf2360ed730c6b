import http from 'node:http';
import type {AddressInfo} from 'node:net';

/** An HTTP server on loopback that can pause. */
export interface LoopbackServer {
  readonly origin: string;
  /** Makes connections fail as if no server were running. */
  readonly pause: () => Promise<void>;
  /** Listens again, on the same port. */
  readonly resume: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a server on a port of loopback; on a free port if it is 0. */
export async function openLoopbackServer(
  port: number,
  answer: http.RequestListener,
): Promise<LoopbackServer> {
  const server = http.createServer(answer);
  const listen = (on: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(on, '127.0.0.1', resolve);
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(port);
  const {port: actual} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${actual}`,
    pause: stop,
    resume: () => listen(actual),
    close: () => (server.listening ? stop() : Promise.resolve()),
  };
}
