import {useEffect, useReducer, useState} from 'react';
import {flushSync} from 'react-dom';
import type {Answer} from './answers';
import type {Request} from './pendingRequest';
import {extendAnswer} from './extendAnswer';
import type {Status} from './searchSession';
import {useSearchSession} from './searchHost';
import {useIndexStatus} from './useIndexStatus';

/** The state of a search box. */
export interface Search {
  readonly status: Status;
  /**
   * The answer to the request; until it arrives, the answer to the previous one. Undefined for an
   * empty query.
   */
  readonly answer: Answer | undefined;
  readonly retry: () => void;
  /**
   * Searches for another query before it is rendered, so that React renders query and answer
   * together. Calls `then` before it shows the answer.
   */
  readonly searchAhead: (query: string, then: () => void) => void;
}

/** Milliseconds before a reader has begun to read an answer; until then it may be reordered. */
const unreadTime = 200;

/** Asks the question of each search box on the page again, unless it is answered. */
const boxes = new Set<() => void>();

const keyOf = ({query, category, pages, isGrouped}: Request) =>
  JSON.stringify([query, category, pages, isGrouped]);

/** Answers a request, and completes the answer as more of the index is loaded. */
export function useSearch(request: Request): Search {
  const {query, category, pages, isGrouped} = request;
  const session = useSearchSession();
  const status = useIndexStatus();
  const hasQuery = query.trim() !== '';
  const key = keyOf(request);
  const [shown, setShown] = useState<{key: string; answer: Answer; since: number}>();
  const isAnswered = shown?.key === key && shown.answer.isComplete;
  const [closedBoxes, countClosedBox] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    boxes.add(countClosedBox);
    return () => {
      boxes.delete(countClosedBox);
      // The last question of this box may have replaced one of another box.
      boxes.forEach((askAgain) => askAgain());
    };
  }, []);

  const show = (of: string, next: Answer) => {
    const now = performance.now();
    setShown((last) => {
      if (last?.key !== of) {
        return {key: of, answer: next, since: now};
      }
      const isRead = now - last.since > unreadTime;
      return {...last, answer: isRead ? extendAnswer(last.answer, next) : next};
    });
  };

  useEffect(() => {
    if (!hasQuery || isAnswered) {
      return undefined;
    }
    return session.search({query, category, pages, isGrouped}, (next) => {
      // Render synchronously; otherwise the answer would wait for the frame that shows the key
      // press.
      flushSync(() => show(key, next));
    });
    // The status changes, too, if a search service answers again in place of the index, which may
    // have failed to answer.
  }, [session, key, query, category, pages, isGrouped, hasQuery, isAnswered, closedBoxes, status]);

  return {
    status,
    answer: hasQuery ? shown?.answer : undefined,
    retry: session.retry,
    searchAhead: (text, then) => {
      const ahead = {query: text, category, pages, isGrouped};
      session.search(ahead, (next) =>
        flushSync(() => {
          then();
          show(keyOf(ahead), next);
        }),
      );
    },
  };
}
