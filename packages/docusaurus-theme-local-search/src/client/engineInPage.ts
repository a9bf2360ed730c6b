import type {EngineMessage} from './searchMessages';
import {createWorkerHandler, gzip} from './workerHandler';

/**
 * Loads the engine in the page, and returns the handler of its messages. Here, and not in the
 * worker, is the code for browsers that cannot decompress files: all others would fetch it, too.
 *
 * @param onMessage receives the engine's messages.
 */
export async function loadEngine(
  onMessage: (message: EngineMessage) => void,
): Promise<ReturnType<typeof createWorkerHandler>> {
  if (typeof DecompressionStream === 'undefined') {
    const {openGunzipStream} = await import('./gunzipStream');
    gzip.open = openGunzipStream;
  }
  return createWorkerHandler(onMessage);
}
