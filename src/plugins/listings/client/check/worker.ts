import {check} from './check';
import type {CheckJob, FromChecker} from './protocol';

const say = (message: FromChecker) => self.postMessage(message);

async function work({module, ...job}: CheckJob): Promise<void> {
  try {
    const response = await fetch(job.solution.module);
    if (!response.ok) {
      throw new Error(`HTTP ${response.status}`);
    }
    const [own, solution] = await Promise.all([
      WebAssembly.compile(new Uint8Array(module)),
      WebAssembly.compile(await response.arrayBuffer()),
    ]);
    check(own, solution, job, say);
  } catch (error) {
    say({type: 'failed', message: error instanceof Error ? error.message : String(error)});
  }
}

self.addEventListener('message', ({data}: MessageEvent<CheckJob>) => void work(data));
