import {readAnswerEvent} from './answerEvents';
import {createId} from './createId';
import {parseError, ServiceError} from './errors';
import {createAnswerReader, createPlannedAnswerReader} from './answerReaders';
import {streamJson} from './jsonEvents';
import {createChunkBuffer} from './chunkBuffer';
import type {CallOptions, Connection} from './request';
import type {AnyDocument} from './results';
import type {LanguageModel} from './search';
import {Transcript, type Change, type Interaction, type Message} from './transcript';
import {sharedVisitorId} from './visitor';

export {ServiceError} from './errors';
export type {PlanStep} from './answerEvents';
export type {AnyDocument, Hit} from './results';
export type {Interaction, Message} from './transcript';

/** An answer that is being received. */
export interface Answer extends AsyncIterable<string> {
  /**
   * The whole text; if the answer was aborted, the part that had arrived.
   * @throws ServiceError when the answer failed.
   */
  readonly whole: Promise<string>;
}

/** Where questions are sent, and how a conversation starts. */
export interface AnswerSessionOptions<Document = AnyDocument> extends Connection {
  readonly readKey: string;
  readonly initialMessages?: readonly Message[] | undefined;
  /** Called with all interactions after each change; a changed interaction is a new object. */
  readonly onChange?: ((interactions: readonly Interaction<Document>[]) => void) | undefined;
  /** Identifies the visitor; defaults to the shared id. */
  readonly visitorId?: string | undefined;
  readonly llm?: LanguageModel | undefined;
  readonly systemPromptId?: string | undefined;
  /** Requests suggested follow-up questions. */
  readonly related?: {readonly size?: number; readonly format?: 'question' | 'query'} | undefined;
  /** The minimum similarity of a source, from 0 to 1. */
  readonly minSimilarity?: number | undefined;
  readonly maxDocuments?: number | undefined;
}

/** A conversation. */
export interface AnswerSession<Document = AnyDocument> {
  /** All messages, earliest first. */
  readonly messages: readonly Message[];
  /** The questions of this session, earliest first. */
  readonly interactions: readonly Interaction<Document>[];
  /** Asks a question. Aborts a pending answer. */
  readonly answer: (query: string, options?: CallOptions) => Answer;
  /** Asks a question whose answer the server plans in steps. Aborts a pending answer. */
  readonly plannedAnswer: (query: string, options?: CallOptions) => Answer;
  /**
   * Removes the last answer and asks its question again.
   * @throws Error when there is no message, or the last message is not an answer.
   */
  readonly regenerateLast: (options?: CallOptions) => Answer;
  /** Aborts the pending answer. @throws Error when there is none. */
  readonly abort: () => void;
  /**
   * Aborts the pending answer and removes all messages, including the initial ones. The next
   * question starts a new conversation.
   */
  readonly clear: () => void;
}

/** Returns the body of the request for an answer. */
const bodyOf = <Document>(
  options: AnswerSessionOptions<Document>,
  conversationId: string,
  {id, query, messages}: {id: string; query: string; messages: readonly Message[]},
) => ({
  interaction_id: id,
  query,
  visitor_id: options.visitorId ?? sharedVisitorId,
  conversation_id: conversationId,
  // Leave out answers that never received any text.
  messages: messages.filter(({content}) => content !== ''),
  system_prompt_id: options.systemPromptId,
  llm_config: options.llm,
  related: options.related && {enabled: true, ...options.related},
  min_similarity: options.minSimilarity,
  max_documents: options.maxDocuments,
});

/** A request for an answer, and the callbacks that receive the answer. */
interface AnswerRequest<Document> {
  readonly body: object;
  readonly isPlanned: boolean;
  readonly signal: AbortSignal;
  /** Receives the changes of the interaction, except those of its text. */
  readonly onChange: (changes: Change<Document>) => void;
  /** Receives each chunk of the text. */
  readonly onChunk: (chunk: string) => void;
}

/**
 * Sends a question and receives its answer.
 *
 * @throws ServiceError when the answer fails or is incomplete; the signal's reason when it is
 * aborted.
 */
async function receiveAnswer<Document>(
  options: AnswerSessionOptions<Document>,
  {body, isPlanned, signal, onChange, onChunk}: AnswerRequest<Document>,
): Promise<void> {
  const {read, isComplete, isEnded} = isPlanned
    ? createPlannedAnswerReader<Document>()
    : createAnswerReader<Document>();
  let related = '';
  const events = streamJson(options, {
    method: 'POST',
    path: isPlanned ? 'planned_answer' : 'answer',
    key: {query: options.readKey},
    body,
    isRepeatable: false,
    signal,
  });
  for await (const json of events) {
    signal.throwIfAborted();
    const event = readAnswerEvent(json);
    if (event.kind === 'failure') {
      throw new ServiceError(`The search service failed: ${event.message}`);
    }
    if (event.kind === 'action' && event.action === 'RELATED_QUERIES') {
      related += event.result;
      onChange({related});
    } else if (event.kind === 'action') {
      const {chunk, change} = read(event);
      if (change) {
        onChange(change);
      }
      if (chunk) {
        onChunk(chunk);
      }
    }
    if (isEnded()) {
      break;
    }
  }
  if (!isComplete()) {
    throw parseError('The response of the search service was incomplete');
  }
}

/** Creates a conversation with a collection. */
export function createAnswerSession<Document = AnyDocument>(
  options: AnswerSessionOptions<Document>,
): AnswerSession<Document> {
  const {readKey, initialMessages = [], onChange} = options;
  if (!readKey) {
    throw new Error('Read API key is required to create an answer session');
  }
  let conversationId = createId();
  const transcript = new Transcript<Document>(initialMessages, onChange);
  let active: AbortController | undefined;

  const end = (id: string, changes: Change<Document>, controller: AbortController) => {
    if (active === controller) {
      active = undefined;
    }
    transcript.change(id, changes);
  };

  const stop = () => {
    const id = transcript.interactions.at(-1)?.id;
    const controller = active;
    if (controller && id !== undefined) {
      end(id, {state: 'aborted'}, controller);
      controller.abort();
    }
  };

  const ask = (query: string, isPlanned: boolean, {signal}: CallOptions = {}): Answer => {
    stop();
    const id = createId();
    const controller = new AbortController();
    active = controller;
    const body = bodyOf(options, conversationId, {id, query, messages: transcript.messages});
    transcript.add({id, query, isPlanned});

    const onAbort = () => {
      if (active === controller) {
        stop();
      }
    };
    signal?.addEventListener('abort', onAbort, {once: true});
    if (signal?.aborted) {
      onAbort();
    }

    const chunks = createChunkBuffer();
    let received = '';
    const finish = async (): Promise<string> => {
      try {
        await receiveAnswer(options, {
          body,
          isPlanned,
          signal: controller.signal,
          onChange: (changes) => transcript.change(id, changes),
          onChunk(chunk) {
            received += chunk;
            transcript.change(id, {text: received});
            chunks.push(chunk);
          },
        });
        end(id, {state: 'finished'}, controller);
        chunks.close();
      } catch (error) {
        if (controller.signal.aborted) {
          chunks.close();
          return received;
        }
        const failure =
          error instanceof ServiceError ? error : new ServiceError(String(error), {cause: error});
        end(id, {state: 'error', error: failure}, controller);
        chunks.close(failure);
        throw failure;
      } finally {
        signal?.removeEventListener('abort', onAbort);
      }
      return received;
    };
    const whole = finish();
    // A caller that reads the chunks or the interactions need not handle this promise.
    whole.catch(() => undefined);
    return {whole, [Symbol.asyncIterator]: () => chunks.read()};
  };

  return {
    get messages() {
      return transcript.messages;
    },
    get interactions() {
      return transcript.interactions;
    },
    answer: (query, call) => ask(query, false, call),
    plannedAnswer: (query, call) => ask(query, true, call),
    regenerateLast(call) {
      const {messages} = transcript;
      if (messages.length === 0) {
        throw new Error('No messages to regenerate');
      }
      if (messages.at(-1)?.role !== 'assistant') {
        throw new Error('Last message is not an assistant message');
      }
      stop();
      const {query, isPlanned} = transcript.removeLast();
      return ask(query, isPlanned, call);
    },
    abort() {
      if (!active) {
        throw new Error('There is no active request to abort.');
      }
      stop();
    },
    clear() {
      stop();
      conversationId = createId();
      transcript.clear();
    },
  };
}
