import {createAnswerSession, type Interaction, type ServiceError} from 'oramacore-client/answers';
import type {HostedData} from '../../../shared';
import {cutText} from '../../cutText';
import {readEntry, type ServiceEntry} from '../readHits';

/** A reader's question and the part of its answer that has arrived. */
export interface Turn {
  readonly id: string;
  readonly question: string;
  readonly state: Interaction['state'];
  readonly text: string;
  /** The sections of the site that the answer is based on. */
  readonly sources: readonly ServiceEntry[];
  readonly error: ServiceError | undefined;
}

/** A conversation with the service, which continues after its box is closed. */
export interface Conversation {
  readonly getTurns: () => readonly Turn[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly ask: (question: string) => void;
  /** Removes the last answer and asks its question again. */
  readonly regenerate: () => void;
  /** Aborts the answer that is being generated, if there is one. */
  readonly stop: () => void;
  /** Removes all turns. */
  readonly clear: () => void;
}

/** The maximum number of sections that are shown as sources. */
const maxSources = 4;

/** The maximum length of a question, in characters. */
export const maxQuestionLength = 500;

function readSources(hits: Interaction['sources']): readonly ServiceEntry[] {
  const sources = new Map<string, ServiceEntry>();
  for (const {document} of hits) {
    try {
      const entry = readEntry(document);
      sources.set(entry.path, entry);
    } catch {
      // A source that is not an entry of the site cannot be linked, but the answer may still be
      // right.
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
  // Reuse the turn of an unchanged interaction, so that React does not render it again.
  const cache = new WeakMap<Interaction, Turn>();
  const turnOf = (interaction: Interaction) => {
    const turn = cache.get(interaction) ?? toTurn(interaction);
    cache.set(interaction, turn);
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

/** Conversations by their service; each lasts as long as the page. */
const conversations = new Map<HostedData, Conversation>();

/** Returns this page's conversation with a service. */
export function conversationWith(service: HostedData): Conversation {
  let conversation = conversations.get(service);
  if (!conversation) {
    conversation = createConversation(service);
    conversations.set(service, conversation);
  }
  return conversation;
}
