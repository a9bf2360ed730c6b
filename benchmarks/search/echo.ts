import {launch} from './visit';

declare global {
  interface Window {
    /** The milliseconds from each key to the worker's reply. */
    echoes: number[];
    /** Resolves when the worker has answered the last key. */
    echoed: () => Promise<void>;
  }
}

/** Runs in the page: sends the text of a field to a worker, which sends it back. */
function startEcho(): void {
  const script = 'onmessage = ({data}) => postMessage(data)';
  const worker = new Worker(URL.createObjectURL(new Blob([script])));
  const input = document.body.appendChild(document.createElement('input'));
  const output = document.body.appendChild(document.createElement('output'));
  let key = 0;
  let isWaiting = false;
  let onEcho: (() => void) | undefined;
  window.echoes = [];
  window.echoed = () =>
    isWaiting ? new Promise<void>((resolve) => (onEcho = resolve)) : Promise.resolve();
  input.addEventListener('keydown', ({timeStamp}) => (key = timeStamp));
  input.addEventListener('input', () => {
    isWaiting = true;
    worker.postMessage(input.value);
  });
  worker.addEventListener('message', ({data}) => {
    output.value = String(data);
    window.echoes.push(performance.now() - key);
    isWaiting = false;
    onEcho?.();
  });
  input.focus();
}

/**
 * Measures a lower bound for any search in a worker: the time from a key to the reply of an idle
 * worker, on an otherwise empty page.
 *
 * @returns the milliseconds, one value for each letter of the texts.
 */
export async function measureEcho(texts: readonly string[]): Promise<readonly number[]> {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.evaluate(startEcho);
    for (const letter of texts.join('')) {
      await page.keyboard.type(letter);
      await page.evaluate(() => window.echoed());
    }
    return await page.evaluate(() => window.echoes);
  } finally {
    await browser.close();
  }
}
