import {check} from './check';
import type {CheckJob, FromChecker} from './protocol';

const say = (message: FromChecker) => self.postMessage(message);

async function work({module, ...job}: CheckJob): Promise<void> {
  try {
    check(await WebAssembly.compile(new Uint8Array(module)), job, say);
  } catch (error) {
    say({type: 'failed', message: error instanceof Error ? error.message : String(error)});
  }
}

self.addEventListener('message', ({data}: MessageEvent<CheckJob>) => void work(data));
say({type: 'ready'});
