import {readPlan, readSources, type AnswerEvent, type PlanStep} from './answerEvents';
import {ServiceError} from './errors';
import type {Hit} from './results';
import {createStreamedText} from './streamedText';

/** What comes with an answer beside its text. */
interface Found<Document> {
  readonly sources?: readonly Hit<Document>[];
  readonly plan?: readonly PlanStep[];
}

/** Follows one answer: what its events add, and whether all of it has come. */
export interface Follower<Document> {
  readonly follow: (event: Extract<AnswerEvent, {kind: 'action'}>) => {
    readonly piece?: string;
    readonly change?: Found<Document>;
  };
  readonly isWhole: () => boolean;
  /** Whether nothing more follows that matters. */
  readonly isOver: () => boolean;
}

/** Follows an answer, which an empty piece ends. */
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

/** Follows a planned answer, which the repetition of its text ends. */
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
    // Related questions may follow.
    isOver: () => false,
  };
}
