import {readPlan, readSources, type AnswerEvent, type PlanStep} from './answerEvents';
import {ServiceError} from './errors';
import type {Hit} from './results';
import {createStreamedText} from './streamedText';

/** The data that arrives with an answer besides its text. */
interface Found<Document> {
  readonly sources?: readonly Hit<Document>[];
  readonly plan?: readonly PlanStep[];
}

/** Tracks one answer: what its events add, and whether it is complete. */
export interface Follower<Document> {
  readonly follow: (event: Extract<AnswerEvent, {kind: 'action'}>) => {
    readonly piece?: string;
    readonly change?: Found<Document>;
  };
  readonly isWhole: () => boolean;
  /** Whether no more relevant events follow. */
  readonly isOver: () => boolean;
}

/** Tracks an answer, which ends with an empty piece. */
export function followAnswer<Document>(): Follower<Document> {
  let isEnded = false;
  return {
    follow({action, result}) {
      if (action === 'SEARCH_RESULTS') {
        return {change: {sources: readSources(result)}};
      }
      if (action === 'ANSWER_RESPONSE') {
        isEnded = result === '';
        return {piece: result};
      }
      return {};
    },
    isWhole: () => isEnded,
    isOver: () => isEnded,
  };
}

/** Tracks a planned answer, which ends with a repetition of its whole text. */
export function followPlan<Document>(): Follower<Document> {
  const text = createStreamedText();
  return {
    follow({action, result}) {
      switch (action) {
        case 'ACTION_PLAN':
          return {change: {plan: readPlan(result)}};
        case 'PERFORM_ORAMA_SEARCH':
          return {change: {sources: readSources(result)}};
        case 'GIVE_REPLY':
        case 'ASK_FOLLOWUP':
          return {piece: text.add(result)};
        case 'PARTY_PLANNER_ERROR':
          throw new ServiceError(`The search service failed: ${result}`);
        default:
          return {};
      }
    },
    isWhole: text.isWhole,
    // Suggested follow-up questions may arrive after the text.
    isOver: () => false,
  };
}
