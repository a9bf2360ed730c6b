/** The messages that a page sends to the worker. */
export type Message =
  /** Makes the waiting worker take over now. */
  | {readonly type: 'takeOver'}
  /**
   * Makes the worker leave navigations to the browser, because another worker is about to take
   * over. The response is null.
   */
  | {readonly type: 'leaveNavigations'}
  /**
   * Makes the worker cache a visited page and the files that the page has loaded, by their
   * addresses.
   */
  | {readonly type: 'keepVisited'; readonly page: string; readonly loaded: readonly string[]}
  /** Requests the build of the worker. See {@link Responses}. */
  | {readonly type: 'whichBuild'};

/** The responses of a worker, by the types of the messages that request them. */
export interface Responses {
  /** The manifest file of the worker's build, below the base path. */
  readonly whichBuild: {readonly manifest: string};
  readonly leaveNavigations: null;
}

/**
 * A header of requests that the worker ignores. The page itself downloads the parts that readers
 * cache, because it can show the progress.
 */
export const bypassHeader = 'X-Offline-Pass';
