import type {PlanStep} from './answerEvents';
import type {ServiceError} from './errors';
import type {AnyDocument, Hit} from './results';

/** A message of a conversation. */
export interface Message {
  readonly role: 'system' | 'assistant' | 'user';
  readonly content: string;
}

/** A question with its answer. */
export interface Interaction<Document = AnyDocument> {
  readonly id: string;
  readonly query: string;
  /** Whether it was asked with `plannedAnswer`. */
  readonly isPlanned: boolean;
  readonly state: 'loading' | 'finished' | 'error' | 'aborted';
  /** The part of the answer that has arrived; kept after an error. */
  readonly text: string;
  /** The documents that the answer is based on. */
  readonly sources: readonly Hit<Document>[];
  /** The steps of a planned answer. */
  readonly plan: readonly PlanStep[];
  /** Suggested follow-up questions as the server writes them; empty unless `related` is set. */
  readonly related: string;
  readonly error?: ServiceError | undefined;
}

/** The changes of an interaction by an event. */
export type Change<Document> = Partial<Interaction<Document>>;

/** A question, and whether its answer is planned. */
type Question = Pick<Interaction, 'id' | 'query' | 'isPlanned'>;

/** The messages and the interactions of a conversation, earliest first. */
export class Transcript<Document> {
  #messages: readonly Message[];
  #interactions: readonly Interaction<Document>[] = [];

  /** @param onChange called with all interactions after each change, except by `removeLast`. */
  constructor(
    initialMessages: readonly Message[],
    private readonly onChange?: (interactions: readonly Interaction<Document>[]) => void,
  ) {
    this.#messages = [...initialMessages];
  }

  /** All messages, with the initial ones. */
  get messages(): readonly Message[] {
    return this.#messages;
  }

  /** The questions that were asked. */
  get interactions(): readonly Interaction<Document>[] {
    return this.#interactions;
  }

  /** Adds a question, whose answer is still empty. */
  add({id, query, isPlanned}: Question): void {
    this.#messages = [
      ...this.#messages,
      {role: 'user', content: query},
      {role: 'assistant', content: ''},
    ];
    this.#interactions = [
      ...this.#interactions,
      {id, query, isPlanned, state: 'loading', text: '', sources: [], plan: [], related: ''},
    ];
    this.onChange?.(this.#interactions);
  }

  /** Changes the last interaction and its message, unless the interaction was removed. */
  change(id: string, changes: Change<Document>): void {
    const last = this.#interactions.at(-1);
    if (last?.id !== id) {
      return;
    }
    const changed = {...last, ...changes};
    this.#interactions = [...this.#interactions.slice(0, -1), changed];
    this.#messages = [...this.#messages.slice(0, -1), {role: 'assistant', content: changed.text}];
    this.onChange?.(this.#interactions);
  }

  /**
   * Removes the last question and its answer. Returns the question.
   *
   * @throws Error when there is no question.
   */
  removeLast(): Pick<Question, 'query' | 'isPlanned'> {
    const last = this.#interactions.at(-1);
    const asked = this.#messages.map(({role}) => role).lastIndexOf('user');
    const query = this.#messages[asked]?.content;
    if (query === undefined) {
      throw new Error('No messages to regenerate');
    }
    this.#messages = this.#messages.slice(0, asked);
    this.#interactions = this.#interactions.slice(0, -1);
    return {query, isPlanned: last?.isPlanned ?? false};
  }

  /** Removes everything, including the initial messages. */
  clear(): void {
    this.#messages = [];
    this.#interactions = [];
    this.onChange?.(this.#interactions);
  }
}
