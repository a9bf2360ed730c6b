import type {TextsFile} from '../shared';
import {answerQuery, type Question} from './engine/answerQuery';
import {Database} from './engine/database';
import {EntryTokens} from './engine/entryTokens';
import {HttpError} from './errors';
import {fetchBytes} from './fetchBytes';
import type {Failure, FromEngine, ToEngine} from './protocol';
import {readHeadings, readTexts} from './readIndexFile';

const failureOf = (error: unknown): Failure =>
  error instanceof HttpError
    ? {message: error.message, status: error.status, url: error.url}
    : {message: error instanceof Error ? error.message : String(error)};

/** Milliseconds after which work makes room for what the reader asks meanwhile. */
const patience = 8;

/** Lets messages that have come meanwhile be read first. */
const otherMessages = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Runs the engine, wherever it lives.
 *
 * @param say takes what it has to say.
 * @returns takes what is asked of it.
 */
export function hostEngine(say: (message: FromEngine) => void): (message: ToEngine) => void {
  const entryTokens = new EntryTokens();
  let database: Database | undefined;
  let isComplete = false;
  /** The latest question, until it is answered. */
  let asked: {readonly id: number; readonly question: Question} | undefined;
  let onFirstQuestion: () => void;
  const firstQuestion = new Promise<void>((resolve) => {
    onFirstQuestion = resolve;
  });

  function answer(): void {
    if (asked && database) {
      const {id, question} = asked;
      asked = undefined;
      say({type: 'answer', id, answer: answerQuery(database, entryTokens, question, isComplete)});
    }
  }

  async function addTexts(loading: Database, {firstPage, pages}: TextsFile): Promise<void> {
    let begun = performance.now();
    for (const [index, texts] of pages.entries()) {
      loading.addTexts(firstPage + index, texts);
      if (performance.now() - begun > patience) {
        await otherMessages();
        begun = performance.now();
      }
    }
  }

  async function load(bytes: Uint8Array<ArrayBuffer>, folder: string): Promise<void> {
    const headings = await readHeadings(bytes);
    const loading = new Database(headings);
    database = loading;
    isComplete = headings.texts.length === 0;
    // What was asked meanwhile comes first: it is what the reader waits for.
    answer();
    say({type: 'ready', isComplete});
    await firstQuestion;
    const fetchText = (index: number) => {
      const file = headings.texts[index]?.file;
      const texts = file === undefined ? undefined : fetchBytes(folder + file).then(readTexts);
      // It is awaited in its turn; when it fails before, that is no unhandled rejection.
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
      say({type: 'ready', isComplete});
    }
  }

  async function reply(id: number, question: Question): Promise<void> {
    asked = {id, question};
    onFirstQuestion();
    // A later keystroke may have made this question pointless.
    await otherMessages();
    answer();
  }

  return (message) => {
    const work =
      message.type === 'headings'
        ? load(message.bytes, message.folder)
        : reply(message.id, message.question);
    work.catch((error: unknown) => say({type: 'failed', failure: failureOf(error)}));
  };
}
