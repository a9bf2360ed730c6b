import type {CDPSession} from '@playwright/test';

/** What the main thread did, in milliseconds of its own time, however busy the machine was. */
export interface Work {
  readonly all: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

async function workUntilNow(session: CDPSession): Promise<Work> {
  const {metrics} = await session.send('Performance.getMetrics');
  const milliseconds = (name: string) =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN);
  return {
    all: milliseconds('TaskDuration'),
    script: milliseconds('ScriptDuration'),
    style: milliseconds('RecalcStyleDuration'),
    layout: milliseconds('LayoutDuration'),
  };
}

/** Begins to measure; the function that it returns ends it. */
export async function workSince(session: CDPSession): Promise<() => Promise<Work>> {
  const before = await workUntilNow(session);
  return async () => {
    const after = await workUntilNow(session);
    return {
      all: after.all - before.all,
      script: after.script - before.script,
      style: after.style - before.style,
      layout: after.layout - before.layout,
    };
  };
}
