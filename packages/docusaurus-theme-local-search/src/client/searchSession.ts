import {partFile} from '../shared';
import type {Answer} from './answers';
import {requestKey, setAnswerListener, type PendingRequest, type Request} from './pendingRequest';
import {deserializeError, HttpError, type SerializedError} from './errors';
import {fetchInPieces} from './fetchInPieces';
import {createPartPrefetch, type PartPrefetch} from './partPrefetch';
import type {EngineMessage, EnginePort} from './searchMessages';
import {startEngine} from './startEngine';

/** The state of the index. */
export type Status =
  | {readonly phase: 'idle'}
  /** `progress` is the loaded share of the first file, from 0 to 1. */
  | {readonly phase: 'loading'; readonly progress: number}
  | {readonly phase: 'ready'}
  | {readonly phase: 'failed'; readonly error: Error};

/** The search of one index; all search boxes of a page share it. */
export interface SearchSession {
  /** Fetches what a first answer needs, unless this has already started. */
  prepare: () => void;
  /** Fetches what the engine will need for a query, until the engine can fetch it. */
  prepareFor: (query: string) => void;
  /** Starts again after a failure. */
  retry: () => void;
  getStatus: () => Status;
  subscribe: (listener: () => void) => () => void;
  /**
   * Sends a request, replacing the previous one. If an equal request is still waiting for its
   * answer, only its callback is replaced.
   *
   * @param onAnswer receives the answer, and again whenever there is more of it.
   * @returns a function that stops listening.
   */
  search: (request: Request, onAnswer: (answer: Answer) => void) => () => void;
}

/** The options of a session. */
export interface SearchSessionOptions {
  /** Folder of the index files, with a trailing slash. */
  readonly folder: string;
  /** Finds the name of the index; called on each attempt. */
  readonly findIndex: () => string | Promise<string>;
  readonly sectionsPerPage: number;
}

interface PendingQuestion extends PendingRequest {
  readonly id: number;
  /** Whether a part of its answer could not be fetched. */
  isFailed: boolean;
}

/**
 * Milliseconds between two progress reports. Rendering one delays the answer, so the end is not
 * reported either.
 */
const reportInterval = 200;

/** The assumed size of the first file, in bytes, if the host does not report it. */
const assumedSize = 20_000;

/**
 * Converts an error of the engine. The page requests a missing file again for the code that
 * detects a newly published site: that code sees missing files of the page, but not of a worker.
 */
function engineError(sent: SerializedError): Error {
  const error = deserializeError(sent);
  if (error instanceof HttpError) {
    fetch(error.url, {method: 'HEAD'}).catch(() => undefined);
  }
  return error;
}

/** Creates a session; it fetches nothing before `prepare` is called. */
export function createSearchSession({
  folder,
  findIndex,
  sectionsPerPage,
}: SearchSessionOptions): SearchSession {
  let status: Status = {phase: 'idle'};
  let engine: EnginePort | undefined;
  let lastId = 0;
  let pending: PendingQuestion | undefined;
  let prefetch: PartPrefetch | undefined;
  const listeners = new Set<() => void>();

  const setStatus = (next: Status) => {
    status = next;
    listeners.forEach((listener) => listener());
  };

  const stop = () => {
    engine?.close();
    engine = undefined;
    prefetch?.end();
  };

  const fail = (error: Error) => {
    console.error('Cannot load search index', error);
    stop();
    setStatus({phase: 'failed', error});
  };

  const postQuestion = () => {
    if (pending) {
      pending.isFailed = false;
      const {id, request} = pending;
      engine?.post({type: 'question', id, question: {...request, sectionsPerPage}});
    }
  };

  const onMessage = (message: EngineMessage) => {
    if (message.type === 'ready') {
      prefetch?.end();
      setStatus({phase: 'ready'});
    } else if (message.type === 'failed') {
      fail(engineError(message.error));
    } else if (message.type === 'answer' && message.id === pending?.id) {
      const {onAnswer} = pending;
      const {isComplete, failure} = message.answer;
      if (failure) {
        console.error('Cannot load search index', engineError(failure));
        pending.isFailed = true;
      } else if (isComplete) {
        pending = undefined;
      }
      onAnswer?.(message.answer);
    }
  };

  async function load(): Promise<void> {
    setStatus({phase: 'loading', progress: 0});
    let reportedAt = performance.now();
    const address = new URL(folder, window.location.href).href;
    const fetchHeadings = async (index: string) => {
      const message = {type: 'headings', folder: address, index} as const;
      await fetchInPieces(folder + partFile(index, 'headings'), (bytes, received, total) => {
        started.post({...message, bytes});
        const now = performance.now();
        const isDue = received !== total && now - reportedAt >= reportInterval;
        // This attempt may have failed meanwhile, and another one may have started.
        if (engine === started && isDue) {
          reportedAt = now;
          setStatus({phase: 'loading', progress: Math.min(1, received / (total ?? assumedSize))});
        }
      });
      started.post(message);
    };
    // If the index name is known, this is the first request: the file is small, and everything
    // else waits for it.
    const found = findIndex();
    const fetching = typeof found === 'string' ? fetchHeadings(found) : found.then(fetchHeadings);
    const started = startEngine((message) => {
      if (engine === started) {
        onMessage(message);
      }
    });
    engine = started;
    prefetch = createPartPrefetch(folder, found, started);
    // The engine answers as soon as it has the index.
    postQuestion();
    try {
      await fetching;
    } catch (error) {
      if (engine === started) {
        fail(error as Error);
      }
    }
  }

  const prepare = () => {
    if (status.phase === 'idle') {
      void load();
    }
  };

  const prepareFor = (query: string) => prefetch?.prefetchFor(query);

  return {
    prepare,
    prepareFor,
    retry() {
      if (status.phase !== 'loading') {
        stop();
        void load();
      }
    },
    getStatus: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    search(request, onAnswer) {
      const key = requestKey(request);
      if (pending?.key !== key || pending.isFailed) {
        pending = {id: ++lastId, key, request, onAnswer, isFailed: false};
        if (status.phase === 'idle') {
          // `prepare` posts the question.
          prepare();
          prepareFor(request.query);
        } else {
          // Announce these parts before the question; otherwise the engine would fetch them too.
          prepareFor(request.query);
          postQuestion();
        }
      }
      return setAnswerListener(pending, onAnswer);
    },
  };
}
