import type {TextsFile} from '../shared';
import {answerQuery, type Question} from './engine/answerQuery';
import {Database} from './engine/database';
import {EntryTokens} from './engine/entryTokens';
import {HttpError} from './errors';
import {fetchBytes} from './fetchBytes';
import type {EngineMessage, EngineRequest, SerializedError} from './searchMessages';
import {readHeadings, readTexts} from './readIndexFile';

const serializeError = (error: unknown): SerializedError =>
  error instanceof HttpError
    ? {message: error.message, status: error.status, url: error.url}
    : {message: error instanceof Error ? error.message : String(error)};

/** Milliseconds of work after which questions that have come are read. */
const maxBlockingTime = 8;

/** Waits until the messages that have come are read. */
const readMessages = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Creates the handler of the messages that a page sends to the engine. It runs in a
 * worker, or in the page where there are none.
 *
 * @param post sends a message to the page.
 */
export function createWorkerHandler(
  post: (message: EngineMessage) => void,
): (message: EngineRequest) => void {
  const entryTokens = new EntryTokens();
  let database: Database | undefined;
  let isComplete = false;
  /** The latest question, until it is answered. */
  let pending: {readonly id: number; readonly question: Question} | undefined;
  let onFirstQuestion: () => void;
  const firstQuestion = new Promise<void>((resolve) => {
    onFirstQuestion = resolve;
  });

  function answer(): void {
    if (pending && database) {
      const {id, question} = pending;
      pending = undefined;
      post({type: 'answer', id, answer: answerQuery(database, entryTokens, question, isComplete)});
    }
  }

  async function addTexts(loading: Database, {firstPage, pages}: TextsFile): Promise<void> {
    let start = performance.now();
    for (const [index, texts] of pages.entries()) {
      loading.addTexts(firstPage + index, texts);
      if (performance.now() - start > maxBlockingTime) {
        await readMessages();
        start = performance.now();
      }
    }
  }

  async function load(bytes: Uint8Array<ArrayBuffer>, folder: string): Promise<void> {
    const headings = await readHeadings(bytes);
    const loading = new Database(headings);
    database = loading;
    isComplete = headings.texts.length === 0;
    // The question that came meanwhile is what the reader waits for.
    answer();
    post({type: 'ready', isComplete});
    await firstQuestion;
    const fetchText = (index: number) => {
      const file = headings.texts[index]?.file;
      const texts = file === undefined ? undefined : fetchBytes(folder + file).then(readTexts);
      // It is awaited in its turn; a failure before that is no unhandled rejection.
      texts?.catch(() => undefined);
      return texts;
    };
    let next = fetchText(0);
    for (let index = 1; next; index++) {
      const texts = await next;
      next = fetchText(index);
      await addTexts(loading, texts);
    }
    if (!isComplete) {
      isComplete = true;
      post({type: 'ready', isComplete});
    }
  }

  async function reply(id: number, question: Question): Promise<void> {
    pending = {id, question};
    onFirstQuestion();
    // A later keystroke may have made this question pointless.
    await readMessages();
    answer();
  }

  return (message) => {
    const work =
      message.type === 'headings'
        ? load(message.bytes, message.folder)
        : reply(message.id, message.question);
    work.catch((error: unknown) => post({type: 'failed', error: serializeError(error)}));
  };
}
