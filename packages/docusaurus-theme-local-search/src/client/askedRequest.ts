import type {Answer} from './answers';
import type {Question} from './engine/answerQuery';

/** A question of a search box; the session adds the remaining fields. */
export type Request = Omit<Question, 'sectionsPerPage'>;

/** A request that is waiting for its answer. */
export interface AskedRequest {
  /** Identifies the request. */
  readonly key: string;
  readonly request: Request;
  /** Receives the answer. */
  onAnswer: (answer: Answer) => void;
}

/** Returns a key that identifies a request, so that an equal request is not sent twice. */
export const keyOfRequest = (request: Request): string => JSON.stringify(request);

/**
 * Passes the answer to a request to the most recent caller only.
 *
 * @returns a function that stops listening.
 */
export function listenTo(asked: AskedRequest, onAnswer: AskedRequest['onAnswer']): () => void {
  asked.onAnswer = onAnswer;
  return () => {
    if (asked.onAnswer === onAnswer) {
      asked.onAnswer = () => undefined;
    }
  };
}
