import {hostListings} from './host';
import type {Job} from './protocol';

const receive = hostListings((message) => {
  self.postMessage(message);
});

self.addEventListener('message', ({data}: MessageEvent<Job>) => receive(data));
