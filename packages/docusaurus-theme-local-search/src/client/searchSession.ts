import type {Answer} from './answers';
import type {Question} from './engine/answerQuery';
import {HttpError, IndexError} from './errors';
import {fetchBytes} from './fetchBytes';
import type {EngineMessage, EnginePort, SerializedError} from './searchMessages';
import {startEngine} from './startEngine';

/** The state of the index. */
export type Status =
  | {readonly phase: 'idle'}
  /** `progress` is the share of the first file that has come, from 0 to 1. */
  | {readonly phase: 'loading'; readonly progress: number}
  | {readonly phase: 'ready'; readonly isComplete: boolean}
  | {readonly phase: 'failed'; readonly error: Error};

/** A question of a search box; the session adds the rest of it. */
export type Request = Omit<Question, 'sectionsPerPage'>;

/** The search of one set of index files, which all search boxes of a page share. */
export interface SearchSession {
  /** Fetches what a first answer needs, unless it has begun to. */
  prepare: () => void;
  /** Starts again after a failure. */
  retry: () => void;
  getStatus: () => Status;
  subscribe: (listener: () => void) => () => void;
  /**
   * Answers a request; undefined when a later one came before the answer. The same
   * request again, while it waits for its answer, is no later one.
   */
  search: (request: Request) => Promise<Answer | undefined>;
}

/** The options of a session. */
export interface SearchSessionOptions {
  /** Folder of the index files, with a slash at its end. */
  readonly folder: string;
  /** Finds the name of the first file; called at each try. */
  readonly findFile: () => string | Promise<string>;
  readonly sectionsPerPage: number;
}

interface PendingRequest {
  readonly id: number;
  readonly key: string;
  readonly request: Request;
  readonly promise: Promise<Answer | undefined>;
  readonly resolve: (answer?: Answer) => void;
}

const deserializeError = ({message, status, url}: SerializedError): Error =>
  status === undefined ? new IndexError(message) : new HttpError(status, url ?? '');

/** Milliseconds between two reports of progress: showing one delays the answer. */
const reportInterval = 200;

/** The size of the first file, in bytes, where the host does not say it. */
const assumedSize = 20_000;

/** Creates a session; it fetches nothing before `prepare`. */
export function createSearchSession({
  folder,
  findFile,
  sectionsPerPage,
}: SearchSessionOptions): SearchSession {
  let status: Status = {phase: 'idle'};
  let engine: EnginePort | undefined;
  let lastId = 0;
  let pending: PendingRequest | undefined;
  const listeners = new Set<() => void>();

  const setStatus = (next: Status) => {
    status = next;
    listeners.forEach((listener) => listener());
  };

  const fail = (error: Error) => {
    console.error('Cannot load search index', error);
    engine?.close();
    engine = undefined;
    setStatus({phase: 'failed', error});
  };

  const postQuestion = () => {
    if (pending) {
      const {id, request} = pending;
      engine?.post({type: 'question', id, question: {...request, sectionsPerPage}});
    }
  };

  const onMessage = (message: EngineMessage) => {
    if (message.type === 'ready') {
      setStatus({phase: 'ready', isComplete: message.isComplete});
    } else if (message.type === 'failed') {
      fail(deserializeError(message.error));
    } else if (message.type === 'answer' && message.id === pending?.id) {
      pending.resolve(message.answer);
      pending = undefined;
    }
  };

  async function load(): Promise<void> {
    setStatus({phase: 'loading', progress: 0});
    let reportedAt = performance.now();
    const fetchFile = (name: string) =>
      fetchBytes(folder + name, (received, total) => {
        const now = performance.now();
        if (now - reportedAt >= reportInterval) {
          reportedAt = now;
          setStatus({phase: 'loading', progress: Math.min(1, received / (total ?? assumedSize))});
        }
      });
    // The first request where its name is known: it is small, and all else waits for it.
    const file = findFile();
    const fetching = typeof file === 'string' ? fetchFile(file) : file.then(fetchFile);
    const starting = startEngine((message) => {
      if (engine === starting) {
        onMessage(message);
      }
    });
    engine = starting;
    // The engine answers as soon as it has the index.
    postQuestion();
    try {
      const bytes = await fetching;
      starting.post({type: 'headings', bytes, folder: new URL(folder, window.location.href).href});
    } catch (error) {
      fail(error instanceof Error ? error : new IndexError(String(error)));
    }
  }

  const prepare = () => {
    if (status.phase === 'idle') {
      void load();
    }
  };

  return {
    prepare,
    retry() {
      if (status.phase === 'failed') {
        void load();
      }
    },
    getStatus: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    search(request) {
      const key = JSON.stringify(request);
      if (pending?.key === key) {
        return pending.promise;
      }
      pending?.resolve(undefined);
      let resolve: PendingRequest['resolve'] = () => undefined;
      const promise = new Promise<Answer | undefined>((settle) => {
        resolve = settle;
      });
      pending = {id: ++lastId, key, request, promise, resolve};
      postQuestion();
      prepare();
      return promise;
    },
  };
}
