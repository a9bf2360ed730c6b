import {launch} from './visit';

declare global {
  interface Window {
    /** Milliseconds from each key to what the worker sent back. */
    echoes: number[];
    /** Resolves when the last key has been answered. */
    echoed: () => Promise<void>;
  }
}

/** Runs in the page: a text field whose text goes to a worker, which sends it back. */
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
 * Measures what no search in a worker can be faster than: the time from a key to the
 * answer of a worker that has nothing to do, on a page with nothing else in it.
 *
 * @returns milliseconds, one for each letter of the texts.
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
