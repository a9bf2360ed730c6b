import type {Browser} from '@playwright/test';

/** The milliseconds for which the processes run at a time. */
const slice = 4;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, Math.max(1, time)));

/** Returns the processes that run pages, with the CPU seconds that each has used. */
export async function pageProcesses(
  browser: Browser,
): Promise<readonly {readonly id: number; readonly cpuTime: number}[]> {
  const session = await browser.newBrowserCDPSession();
  const {processInfo} = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({type}) => type === 'renderer');
}

/**
 * Sends a signal to a process, unless it has ended, because the process of a page may end at any
 * time.
 */
function send(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw error;
    }
  }
}

/**
 * Slows down the open pages with all their workers: their processes are stopped for all but a share
 * of the time. (Chromium's own throttling slows only the main thread, and fails on workers.)
 *
 * @param times the slowdown factor.
 * @returns a function that ends the slowdown.
 */
export async function slowDown(browser: Browser, times: number): Promise<() => Promise<void>> {
  const ids = (await pageProcesses(browser)).map(({id}) => id);
  const signal = (name: NodeJS.Signals) => ids.forEach((id) => send(id, name));
  let isOver = false;
  const loop = async () => {
    let ran = 0;
    let stopped = 0;
    let last = performance.now();
    const lap = () => {
      const since = performance.now() - last;
      last += since;
      return since;
    };
    while (!isOver) {
      // Timers fire late, so each phase compensates for the delay of the one before.
      await pause(stopped / (times - 1) - ran + slice);
      signal('SIGSTOP');
      ran += lap();
      await pause((times - 1) * ran - stopped);
      signal('SIGCONT');
      stopped += lap();
    }
  };
  const ended = loop();
  return () => {
    isOver = true;
    return ended;
  };
}
