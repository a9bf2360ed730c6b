import {textFilesOf} from '../shared';
import {answerQuery, type Question} from './engine/answerQuery';
import {EntryTokens} from './engine/entryTokens';
import {serializeError} from './errors';
import {HeadingsLoader} from './headingsLoader';
import {PartLoader, type LoadedIndex} from './partLoader';
import type {EngineMessage, EngineRequest} from './searchMessages';

// The bundler has a copy of the engine's modules for the engine alone, so the page finds it here.
export {gzip} from './textReader';

/** Waits until the pending messages are handled. */
const readMessages = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Creates the handler of the messages that a page sends to the engine. It runs in a worker, or in
 * the page if workers are not available.
 *
 * @param post sends a message to the page.
 */
export function createWorkerHandler(
  post: (message: EngineMessage) => void,
): (message: EngineRequest) => void {
  const entryTokens = new EntryTokens();
  const loader = new PartLoader();
  /** Reads the first file. */
  let headings: HeadingsLoader | undefined;
  let loaded: LoadedIndex | undefined;
  /** The latest question, until its answer is complete. */
  let pending: {readonly id: number; readonly question: Question} | undefined;
  /** The question that is being answered, perhaps while more of the index is loading for it. */
  let answering: typeof pending;

  /** Answers the latest question, and answers it again as missing parts are loaded. */
  async function answer(): Promise<void> {
    const asked = pending;
    if (!asked || !loaded || asked === answering) {
      return;
    }
    answering = asked;
    const {id, question} = asked;
    const from = loaded;
    const {database} = from;
    let errors: unknown[] = [];
    const {arrived} = loader;
    if (arrived.length > 0) {
      // With the words, the first answer is better. A part that fails is fetched when it is needed.
      await Promise.allSettled(arrived.map((part) => loader.load(from, part)));
    }
    while (pending === asked) {
      const found = answerQuery(database, entryTokens, question);
      const {missing} = database.parts;
      const isFailed = errors.length > 0;
      if (found.isComplete || isFailed || found.pages.length > 0) {
        const failure = isFailed && {failure: serializeError(errors[0])};
        post({type: 'answer', id, answer: {...found, ...failure}});
      }
      if (found.isComplete || isFailed) {
        pending = undefined;
        return;
      }
      if (textFilesOf(from.index) === 1) {
        // Each answer needs the only text file, so fetch it together with the words.
        missing.forEach((part) => void loader.load(from, part).catch(() => undefined));
      }
      // Wait for the words first: without them, the wrong texts would rank best and be fetched.
      const words = missing.filter((part) => !part.startsWith('text-'));
      const next = words.length > 0 ? words : missing;
      const loads = await Promise.allSettled(
        next.map((part) => loader.load(from, part).then(() => entryTokens.prepare())),
      );
      errors = loads.flatMap((load) =>
        load.status === 'rejected' ? [load.reason as unknown] : [],
      );
    }
  }

  async function start(complete: HeadingsLoader): Promise<void> {
    loaded = await complete.end();
    // Answer first, because the reader is waiting for the question that arrived meanwhile.
    const answering = answer();
    post({type: 'ready'});
    await answering;
  }

  async function reply(id: number, question: Question): Promise<void> {
    pending = {id, question};
    // Wait, because a later keystroke may have replaced this question.
    await readMessages();
    await answer();
  }

  async function handle(message: EngineRequest): Promise<void> {
    switch (message.type) {
      case 'headings':
        headings ??= new HeadingsLoader(message.folder, message.index);
        if (message.bytes) {
          headings.add(message.bytes);
        } else {
          await start(headings);
        }
        break;
      case 'question':
        await reply(message.id, message.question);
        break;
      case 'fetching':
        loader.expect(message.part);
        break;
      case 'part':
        loader.receive(message.part, message.bytes);
        break;
    }
  }

  return (message) => {
    handle(message).catch((error: unknown) => post({type: 'failed', error: serializeError(error)}));
  };
}
