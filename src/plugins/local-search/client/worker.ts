import {hostEngine} from './host';
import type {ToEngine} from './protocol';

const receive = hostEngine((message) => {
  self.postMessage(message);
});

self.addEventListener('message', ({data}: MessageEvent<ToEngine>) => receive(data));
self.postMessage({type: 'started'});
