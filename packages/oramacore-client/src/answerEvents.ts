import {parseError} from './errors';
import {isRecord} from './isRecord';
import {readHits, type Hit} from './results';

/** An event of an answer. */
export type AnswerEvent =
  /** A step of the answer and its result. */
  | {readonly kind: 'action'; readonly action: string; readonly result: string}
  /** The server could not answer. */
  | {readonly kind: 'failure'; readonly message: string}
  /** An event that readers do not need. */
  | {readonly kind: 'other'};

/** Matches a plain-text error message, which some servers send within a stream. */
const failure = /^(?:failed|error)\b/i;

function parsedMessage(message: unknown): unknown {
  if (typeof message !== 'string') {
    return message;
  }
  try {
    return JSON.parse(message) as unknown;
  } catch {
    return message;
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Reads an event of an answer. Newer servers send its message as JSON, older ones as a string of
 * JSON.
 */
export function readAnswerEvent(event: unknown): AnswerEvent {
  if (!isRecord(event) || event.message === undefined) {
    throw parseError('The search service sent an invalid event');
  }
  const message = parsedMessage(event.message);
  if (event.type === 'error' || (typeof message === 'string' && failure.test(message))) {
    return {kind: 'failure', message: asText(event.message)};
  }
  if (!isRecord(message) || typeof message.action !== 'string') {
    return {kind: 'other'};
  }
  const {action, result} = message;
  return {
    kind: 'action',
    action,
    result: asText(result ?? ''),
  };
}

/**
 * Reads the sources of an answer from a string of JSON: only the hits, or an object with their
 * number.
 */
export function readSources<Document>(text: string): readonly Hit<Document>[] {
  const value = parsedMessage(text);
  return readHits(isRecord(value) ? value.hits : value);
}

/** A step that the server plans to take. */
export interface PlanStep {
  readonly step: string;
  readonly description: string;
}

/** Reads a plan from a string of JSON; ignores items that are not steps. */
export function readPlan(text: string): readonly PlanStep[] {
  const value = parsedMessage(text);
  return Array.isArray(value)
    ? value.flatMap((each: unknown) =>
        isRecord(each) && typeof each.step === 'string'
          ? [{step: each.step, description: asText(each.description ?? '')}]
          : [],
      )
    : [];
}
