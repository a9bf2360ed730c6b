import type {Answer} from './answers';
import type {Question} from './engine/answerQuery';

/** A question of a search box; the session adds the rest of it. */
export type Request = Omit<Question, 'sectionsPerPage'>;

/** A request that waits for its answer. */
export interface AskedRequest {
  /** What tells it from others. */
  readonly key: string;
  readonly request: Request;
  /** Receives its answer. */
  onAnswer: (answer: Answer) => void;
}

/** What tells a request from others: the same one again is asked but once. */
export const keyOfRequest = (request: Request): string => JSON.stringify(request);

/**
 * Has the answer to a request told to whoever asked it last.
 *
 * @returns stops it.
 */
export function listenTo(asked: AskedRequest, onAnswer: AskedRequest['onAnswer']): () => void {
  asked.onAnswer = onAnswer;
  return () => {
    if (asked.onAnswer === onAnswer) {
      asked.onAnswer = () => undefined;
    }
  };
}
