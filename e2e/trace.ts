import type {Page} from '@playwright/test';

/** An event of a trace, with its data on style and layout. */
export interface TraceEvent {
  readonly name: string;
  readonly args: {
    /** The number of elements whose style was computed. */
    readonly elementCount?: number;
    readonly beginData?: {readonly partialLayout?: boolean};
  };
}

/** Returns the style, layout and paint events while a function acts on a page. */
export async function traceOf(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) {
    throw new Error('The page has no browser, so it cannot be traced.');
  }
  await browser.startTracing(page, {categories: ['devtools.timeline']});
  await act();
  const trace = (await browser.stopTracing()).toString();
  return (JSON.parse(trace) as {traceEvents: TraceEvent[]}).traceEvents;
}
