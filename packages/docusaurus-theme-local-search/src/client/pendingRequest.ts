import type {Answer} from './answers';
import type {Question} from './engine/answerQuery';

/** A question of a search box; the session adds the remaining fields. */
export type Request = Omit<Question, 'sectionsPerPage'>;

/** A request that is waiting for its answer. */
export interface PendingRequest {
  /** Identifies the request. */
  readonly key: string;
  readonly request: Request;
  /** Receives the answer; undefined if nobody waits for it any more. */
  onAnswer: ((answer: Answer) => void) | undefined;
}

/** Returns a key that identifies a request, so that an equal request is not sent twice. */
export const requestKey = (request: Request): string => JSON.stringify(request);

/** Whether anybody still waits for the answer. */
export const isAwaited = ({onAnswer}: PendingRequest): boolean => onAnswer !== undefined;

/**
 * Passes the answer to a request to the most recent caller only.
 *
 * @returns a function that stops listening.
 */
export function setAnswerListener(
  pending: PendingRequest,
  onAnswer: PendingRequest['onAnswer'],
): () => void {
  pending.onAnswer = onAnswer;
  return () => {
    if (pending.onAnswer === onAnswer) {
      pending.onAnswer = undefined;
    }
  };
}
