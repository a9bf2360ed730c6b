import type {EnginePort, FromEngine, ToEngine} from './protocol';

/** Old browsers and some policies have no workers: the engine then runs here. */
function startHere(say: (message: FromEngine) => void): EnginePort {
  const engine = import('./host').then(({hostEngine}) => hostEngine(say));
  engine.catch((error: unknown) =>
    say({type: 'failed', failure: {message: error instanceof Error ? error.message : ''}}),
  );
  return {
    post: (message) => void engine.then((receive) => receive(message)).catch(() => undefined),
    close: () => undefined,
  };
}

/** Starts the engine in a worker, or, where that cannot be, in the page. */
export function startEngine(say: (message: FromEngine) => void): EnginePort {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
  } catch {
    return startHere(say);
  }
  const unanswered: ToEngine[] = [];
  let here: EnginePort | undefined;
  let hasStarted = false;
  worker.addEventListener('message', ({data}: MessageEvent<FromEngine>) => {
    hasStarted = true;
    say(data);
  });
  worker.addEventListener('error', (event) => {
    if (hasStarted || here) {
      say({type: 'failed', failure: {message: event.message}});
      return;
    }
    here = startHere(say);
    unanswered.forEach((message) => here?.post(message));
  });
  return {
    post(message) {
      if (here) {
        here.post(message);
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
