import type {CDPSession} from '@playwright/test';

/**
 * The work of the main thread in milliseconds of CPU time, which does not depend on other work on
 * the machine.
 */
export interface Work {
  readonly all: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

async function readWork(session: CDPSession): Promise<Work> {
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

/** Starts a measurement. The returned function ends it. */
export async function startMeasuringWork(session: CDPSession): Promise<() => Promise<Work>> {
  const before = await readWork(session);
  return async () => {
    const after = await readWork(session);
    return {
      all: after.all - before.all,
      script: after.script - before.script,
      style: after.style - before.style,
      layout: after.layout - before.layout,
    };
  };
}
