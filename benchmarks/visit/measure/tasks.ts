/** An event of Chromium's trace, with times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args: {readonly beginData?: {readonly url?: string}};
}

type Complete = TraceEvent & {readonly dur: number};

/** A task of the main thread. Times are in milliseconds. */
export interface Task {
  readonly duration: number;
  /** When it ends, from the parser's first work on the page; at most 0 if it is not the page's. */
  readonly end: number;
  /** The time of each kind of work. */
  readonly parts: Readonly<Record<string, number>>;
}

/** The trace categories that `readTasks` needs. */
export const traceCategories = [
  '-*',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-lighthouse',
  'v8.execute',
];

const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

const kinds: readonly (readonly [string, RegExp])[] = [
  ['script', /^(EvaluateScript|FunctionCall|v8\.|V8\.|TimerFire|RunMicrotasks|FireAnimationFrame)/],
  ['script', /^(EventDispatch|HandlePostMessage|MinorGC|MajorGC)/],
  ['style', /^(UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet)$/],
  ['layout', /^Layout$/],
  ['parsing', /^ParseHTML$/],
  ['painting', /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|HitTest)/],
];

const kindOf = (name: string) => kinds.find(([, pattern]) => pattern.test(name))?.[0];

/**
 * Returns the time of the events within a task, without nested events, by kind. An event of an
 * unknown kind counts as the event around it.
 */
function partsOf(task: Complete, within: readonly Complete[]): Record<string, number> {
  const parts: Record<string, number> = {};
  const add = (kind: string, time: number) => (parts[kind] = (parts[kind] ?? 0) + time / 1000);
  const open: {readonly end: number; readonly kind: string}[] = [
    {end: task.ts + task.dur, kind: 'other'},
  ];
  add('other', task.dur);
  for (const {name, ts, dur} of within) {
    while (open.length > 1 && (open.at(-1)?.end ?? 0) <= ts) {
      open.pop();
    }
    const outer = open.at(-1)?.kind ?? 'other';
    const kind = kindOf(name) ?? outer;
    add(outer, -dur);
    add(kind, dur);
    open.push({end: ts + dur, kind});
  }
  return parts;
}

/**
 * Reads the tasks of the main thread that parsed a page.
 *
 * @param trace the trace of Chromium.
 * @param least the milliseconds of the shortest task to return.
 * @throws Error if the trace has no such thread.
 */
export function readTasks(trace: string, url: string, least: number): Task[] {
  const {traceEvents} = JSON.parse(trace) as {traceEvents: readonly TraceEvent[]};
  const [parsing] = traceEvents
    .filter(({name, args}) => name === 'ParseHTML' && args.beginData?.url === url)
    .sort((a, b) => a.ts - b.ts);
  if (!parsing) {
    throw new Error(
      `The trace contains no ParseHTML event of ${url}, so the thread of the page is unknown.`,
    );
  }
  const events = traceEvents
    .filter(
      (event): event is Complete =>
        event.ph === 'X' &&
        event.pid === parsing.pid &&
        event.tid === parsing.tid &&
        event.dur !== undefined,
    )
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  return events
    .filter(({name, dur}) => taskNames.has(name) && dur >= least * 1000)
    .map((task) => ({
      duration: task.dur / 1000,
      end: (task.ts + task.dur - parsing.ts) / 1000,
      parts: partsOf(
        task,
        events.filter(
          ({name, ts, dur}) =>
            !taskNames.has(name) && ts >= task.ts && ts + dur <= task.ts + task.dur,
        ),
      ),
    }));
}
