/** The messages between the page and a worker. */
export interface WorkerProtocol {
  readonly request: unknown;
  /** Sent while a request is active. */
  readonly event: unknown;
  readonly result: unknown;
}

/** A message from the page to a worker. */
export interface ToWorker<Protocol extends WorkerProtocol> {
  readonly id: number;
  readonly request: Protocol['request'];
}

/** A worker's message about a request. */
export type Reply<Protocol extends WorkerProtocol> =
  /** The time limit starts. */
  | {readonly type: 'timing'}
  | {readonly type: 'event'; readonly event: Protocol['event']}
  | {readonly type: 'done'; readonly result: Protocol['result']}
  | {readonly type: 'failed'; readonly message: string};

/** A message from a worker to the page. */
export type FromWorker<Protocol extends WorkerProtocol> =
  /** The worker's script has loaded. */
  {readonly type: 'ready'} | ({readonly id: number} & Reply<Protocol>);
