import type {Page} from '@playwright/test';

/** An event of a trace, with what it tells of a style or a layout. */
export interface TraceEvent {
  readonly name: string;
  readonly args: {
    /** Of how many elements the style was computed. */
    readonly elementCount?: number;
    readonly beginData?: {readonly partialLayout?: boolean};
  };
}

/** Returns what the browser does of style, layout and painting while something is done in a page. */
export async function traceOf(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) {
    throw new Error('the page has no browser of its own');
  }
  await browser.startTracing(page, {categories: ['devtools.timeline']});
  await act();
  const trace = (await browser.stopTracing()).toString();
  return (JSON.parse(trace) as {traceEvents: TraceEvent[]}).traceEvents;
}
