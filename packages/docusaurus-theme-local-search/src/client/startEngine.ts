import type {EnginePort, EngineMessage, EngineRequest} from './searchMessages';

/**
 * Starts the engine in the page, because old browsers and some security policies do not allow
 * workers.
 */
function startInPage(onMessage: (message: EngineMessage) => void): EnginePort {
  const engine = import('./engineInPage').then(({loadEngine}) => loadEngine(onMessage));
  engine.catch((error: unknown) =>
    onMessage({type: 'failed', error: {message: error instanceof Error ? error.message : ''}}),
  );
  return {
    post: (message) => void engine.then((handle) => handle(message)).catch(() => undefined),
    close: () => undefined,
  };
}

/**
 * Starts the engine in a worker, or in the page if workers are not available or the browser cannot
 * decompress files.
 */
export function startEngine(onMessage: (message: EngineMessage) => void): EnginePort {
  if (typeof DecompressionStream === 'undefined') {
    return startInPage(onMessage);
  }
  let worker: Worker;
  try {
    worker = new Worker(new URL('./searchWorker.ts', import.meta.url));
  } catch {
    return startInPage(onMessage);
  }
  const unanswered: EngineRequest[] = [];
  let inPage: EnginePort | undefined;
  let hasStarted = false;
  worker.addEventListener('message', ({data}: MessageEvent<EngineMessage>) => {
    hasStarted = true;
    onMessage(data);
  });
  worker.addEventListener('error', (event) => {
    if (hasStarted || inPage) {
      onMessage({type: 'failed', error: {message: event.message}});
      return;
    }
    inPage = startInPage(onMessage);
    unanswered.forEach((message) => inPage?.post(message));
  });
  return {
    post(message) {
      if (inPage) {
        inPage.post(message);
        return;
      }
      if (!hasStarted) {
        unanswered.push(message);
      }
      worker.postMessage(message);
    },
    close: () => worker.terminate(),
  };
}
