import type {Answer} from './answers';
import type {Question} from './engine/answerQuery';
import {HttpError, IndexError} from './errors';
import {fetchBytes} from './fetchBytes';
import type {EnginePort, Failure, FromEngine} from './protocol';
import {startEngine} from './startEngine';

/** How far the index has come. */
export type Status =
  | {readonly phase: 'idle'}
  /** `progress` from 0 to 1 of the first file. */
  | {readonly phase: 'loading'; readonly progress: number}
  | {readonly phase: 'ready'; readonly isComplete: boolean}
  | {readonly phase: 'failed'; readonly error: Error};

/** What a search box asks; the session knows the rest of the question. */
export type Request = Omit<Question, 'sectionsPerPage'>;

/** The search of one set of index files, shared by all of the page's search boxes. */
export interface Session {
  /** Fetches what a first answer needs, unless that is under way or there. */
  prepare: () => void;
  /** Begins again after a failure. */
  retry: () => void;
  getStatus: () => Status;
  subscribe: (listener: () => void) => () => void;
  /**
   * Answers a request; undefined when a later one came before the answer. The same
   * request again, while it waits for its answer, is no later one.
   */
  search: (request: Request) => Promise<Answer | undefined>;
}

/** Where a session's files are, and how much it answers with. */
export interface SessionOptions {
  /** Folder of the files, with a slash at its end. */
  readonly folder: string;
  /** Finds the name of the first file, anew at each try. */
  readonly findFile: () => string | Promise<string>;
  readonly sectionsPerPage: number;
}

interface Waiting {
  readonly id: number;
  readonly key: string;
  readonly request: Request;
  readonly promise: Promise<Answer | undefined>;
  readonly resolve: (answer?: Answer) => void;
}

const errorOf = ({message, status, url}: Failure): Error =>
  status === undefined ? new IndexError(message) : new HttpError(status, url ?? '');

/** Milliseconds between two reports of progress: to show one takes time from the answer. */
const betweenReports = 200;

/** A size to measure progress by where the host does not say one. */
const usualBytes = 20_000;

/** Makes a session; nothing is fetched before `prepare`. */
export function createSession({folder, findFile, sectionsPerPage}: SessionOptions): Session {
  let status: Status = {phase: 'idle'};
  let engine: EnginePort | undefined;
  let latest = 0;
  let waiting: Waiting | undefined;
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

  const ask = () => {
    if (waiting) {
      const {id, request} = waiting;
      engine?.post({type: 'question', id, question: {...request, sectionsPerPage}});
    }
  };

  const hear = (message: FromEngine) => {
    if (message.type === 'ready') {
      setStatus({phase: 'ready', isComplete: message.isComplete});
    } else if (message.type === 'failed') {
      fail(errorOf(message.failure));
    } else if (message.type === 'answer' && message.id === waiting?.id) {
      waiting.resolve(message.answer);
      waiting = undefined;
    }
  };

  async function load(): Promise<void> {
    setStatus({phase: 'loading', progress: 0});
    let told = performance.now();
    const fetchFile = (name: string) =>
      fetchBytes(folder + name, (received, total) => {
        const now = performance.now();
        if (now - told >= betweenReports) {
          told = now;
          setStatus({phase: 'loading', progress: Math.min(1, received / (total ?? usualBytes))});
        }
      });
    // Asked for at once where its name is known: it is small, and nothing should come before it.
    const file = findFile();
    const fetching = typeof file === 'string' ? fetchFile(file) : file.then(fetchFile);
    // At the same time, the script of the engine that is to read it.
    const starting = startEngine((message) => {
      if (engine === starting) {
        hear(message);
      }
    });
    engine = starting;
    // It answers as soon as it can, and need not be told that it can.
    ask();
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
      if (waiting?.key === key) {
        return waiting.promise;
      }
      waiting?.resolve(undefined);
      let resolve: Waiting['resolve'] = () => undefined;
      const promise = new Promise<Answer | undefined>((settle) => {
        resolve = settle;
      });
      waiting = {id: ++latest, key, request, promise, resolve};
      ask();
      prepare();
      return promise;
    },
  };
}
