import {createWorkerHandler} from './workerHandler';
import type {EngineRequest} from './searchMessages';

const handle = createWorkerHandler((message) => {
  self.postMessage(message);
});

self.addEventListener('message', ({data}: MessageEvent<EngineRequest>) => handle(data));
self.postMessage({type: 'started'});
