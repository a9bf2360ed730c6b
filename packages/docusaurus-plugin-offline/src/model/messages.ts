/** What a page asks the worker. */
export type Message =
  /** Take over now, with the build that waits. */
  | {readonly type: 'takeOver'}
  /** Leave navigations to the browser: another worker is about to take over. */
  | {readonly type: 'leaveNavigations'}
  /** Keep a page that was visited, and what it has loaded, by their addresses. */
  | {readonly type: 'keepVisited'; readonly page: string; readonly loaded: readonly string[]}
  /** Which build are you? The answer is a {@link WorkerBuild}. */
  | {readonly type: 'whichBuild'};

/** The answer of a worker that was asked for its build. */
export interface WorkerBuild {
  /** The file of the build's manifest, below the base path. */
  readonly manifest: string;
}

/**
 * A header that the worker lets pass: what readers keep by the controls is kept by the page, which
 * can tell how far it is.
 */
export const passHeader = 'X-Offline-Pass';
