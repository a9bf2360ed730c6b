import type {Browser, Locator, Page} from '@playwright/test';

/** An event of Chromium's trace, with times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The CPU time of the thread, which does not depend on other work on the machine. */
  readonly tdur?: number;
}

/** The main thread's CPU time for one step, in milliseconds. */
export interface StepCost {
  /** The time of all its tasks until the next step. */
  readonly all: number;
  /** The time of the longest task, which delays a frame. */
  readonly longest: number;
}

/** The name of the mark in the trace at each step. */
export const stepMark = 'contiguous-step';

/** Adds a mark at each change of an element's text, from now on. */
export function markChanges(text: Locator): Promise<void> {
  return text.evaluate((element, mark) => {
    new MutationObserver(() => performance.mark(mark)).observe(element, {
      subtree: true,
      characterData: true,
      childList: true,
    });
  }, stepMark);
}

function costsOf(events: readonly TraceEvent[]): StepCost[] {
  const marks = events.filter(({name}) => name === stepMark);
  const [first] = marks;
  if (!first) {
    throw new Error('The trace contains no step: the text with the step number did not change.');
  }
  const tasks = events
    .filter(({name, pid, tid}) => name === 'RunTask' && pid === first.pid && tid === first.tid)
    .sort((a, b) => a.ts - b.ts);
  const starts = marks.map(
    ({ts}) =>
      tasks.filter((task) => task.ts <= ts && ts <= task.ts + (task.dur ?? 0)).at(-1)?.ts ?? ts,
  );
  return starts.slice(0, -1).map((start, index) => {
    const own = tasks
      .filter(({ts}) => ts >= start && ts < (starts[index + 1] ?? Infinity))
      .map(({tdur, dur}) => (tdur ?? dur ?? 0) / 1000);
    return {all: own.reduce((sum, time) => sum + time, 0), longest: Math.max(0, ...own)};
  });
}

/** Returns the cost of each step that `use` makes, without the last step, which has no end. */
export async function measureSteps(
  browser: Browser,
  page: Page,
  use: () => Promise<void>,
): Promise<StepCost[]> {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'toplevel', 'blink.user_timing'],
  });
  await use();
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return costsOf(traceEvents);
}
