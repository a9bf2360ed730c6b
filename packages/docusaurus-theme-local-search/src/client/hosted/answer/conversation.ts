import {createAnswerSession, type Interaction, type ServiceError} from 'oramacore-client/answers';
import type {HostedData} from '../../../shared';
import {cutText} from '../cutText';
import {readEntry, type ServiceEntry} from '../readHits';

/** A question of a reader and its answer, as far as it has come. */
export interface Turn {
  readonly id: string;
  readonly question: string;
  readonly state: Interaction['state'];
  readonly text: string;
  /** The sections of the site that the answer is made of. */
  readonly sources: readonly ServiceEntry[];
  readonly error: ServiceError | undefined;
}

/** A conversation with the service, which goes on when its box is closed. */
export interface Conversation {
  readonly getTurns: () => readonly Turn[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly ask: (question: string) => void;
  /** Takes the last answer back and asks again. */
  readonly regenerate: () => void;
  /** Ends the answer that is on its way, if there is one. */
  readonly stop: () => void;
  /** Forgets all. */
  readonly clear: () => void;
}

/** The most sections that are shown as sources. */
const maxSources = 4;

/** The longest question, in characters. */
export const maxQuestionLength = 500;

function readSources(hits: Interaction['sources']): readonly ServiceEntry[] {
  const sources = new Map<string, ServiceEntry>();
  for (const {document} of hits) {
    try {
      const entry = readEntry(document);
      sources.set(entry.path, entry);
    } catch {
      // What is no entry of the site cannot be linked to; the answer may be right all the same.
    }
  }
  return [...sources.values()].slice(0, maxSources);
}

function createConversation({endpoint, collection, readKey}: HostedData): Conversation {
  let turns: readonly Turn[] = [];
  const listeners = new Set<() => void>();

  const toTurn = ({id, query, state, text, sources, error}: Interaction): Turn => {
    const known = turns.find((turn) => turn.id === id);
    return {
      id,
      question: query,
      state,
      text,
      sources: known && known.sources.length > 0 ? known.sources : readSources(sources),
      error,
    };
  };
  // An interaction that has not changed is the same turn, which is not rendered again.
  const made = new WeakMap<Interaction, Turn>();
  const turnOf = (interaction: Interaction) => {
    const turn = made.get(interaction) ?? toTurn(interaction);
    made.set(interaction, turn);
    return turn;
  };
  const session = createAnswerSession({
    endpoint,
    collectionId: collection,
    readKey,
    onChange(interactions) {
      turns = interactions.map(turnOf);
      listeners.forEach((listener) => listener());
    },
  });

  return {
    getTurns: () => turns,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(question) {
      session.answer(cutText(question.trim(), maxQuestionLength));
    },
    regenerate() {
      session.regenerateLast();
    },
    stop() {
      if (turns.at(-1)?.state === 'loading') {
        session.abort();
      }
    },
    clear: session.clear,
  };
}

/** Conversations by the services that they are with: each lasts as long as the page. */
const conversations = new Map<HostedData, Conversation>();

/** Returns the conversation of this page with a service. */
export function conversationWith(service: HostedData): Conversation {
  let conversation = conversations.get(service);
  if (!conversation) {
    conversation = createConversation(service);
    conversations.set(service, conversation);
  }
  return conversation;
}
