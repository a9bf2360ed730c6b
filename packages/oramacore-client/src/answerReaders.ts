import {readPlan, readSources, type AnswerEvent, type PlanStep} from './answerEvents';
import {ServiceError} from './errors';
import type {Hit} from './results';
import {createStreamedText} from './streamedText';

/** The data that arrives with an answer besides its text. */
interface AnswerData<Document> {
  readonly sources?: readonly Hit<Document>[];
  readonly plan?: readonly PlanStep[];
}

/** Tracks one answer: what its events add, and whether it is complete. */
export interface AnswerReader<Document> {
  readonly read: (event: Extract<AnswerEvent, {kind: 'action'}>) => {
    readonly chunk?: string;
    readonly change?: AnswerData<Document>;
  };
  readonly isComplete: () => boolean;
  /** Whether no more relevant events follow. */
  readonly isEnded: () => boolean;
}

/** Tracks an answer, which ends with an empty chunk. */
export function createAnswerReader<Document>(): AnswerReader<Document> {
  let hasEndMarker = false;
  return {
    read({action, result}) {
      if (action === 'SEARCH_RESULTS') {
        return {change: {sources: readSources(result)}};
      }
      if (action === 'ANSWER_RESPONSE') {
        hasEndMarker = result === '';
        return {chunk: result};
      }
      return {};
    },
    isComplete: () => hasEndMarker,
    isEnded: () => hasEndMarker,
  };
}

/** Tracks a planned answer, which ends with a repetition of its whole text. */
export function createPlannedAnswerReader<Document>(): AnswerReader<Document> {
  const text = createStreamedText();
  return {
    read({action, result}) {
      switch (action) {
        case 'ACTION_PLAN':
          return {change: {plan: readPlan(result)}};
        case 'PERFORM_ORAMA_SEARCH':
          return {change: {sources: readSources(result)}};
        case 'GIVE_REPLY':
        case 'ASK_FOLLOWUP':
          return {chunk: text.add(result)};
        case 'PARTY_PLANNER_ERROR':
          throw new ServiceError(`The search service failed: ${result}`);
        default:
          return {};
      }
    },
    isComplete: text.isComplete,
    // Suggested follow-up questions may arrive after the text.
    isEnded: () => false,
  };
}
