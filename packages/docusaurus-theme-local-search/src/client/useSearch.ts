import {useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import type {Answer} from './answers';
import {extendAnswer} from './extendAnswer';
import type {Request, Status} from './searchSession';
import {useSearchSession} from './useSearchSession';
import {useIndexStatus} from './useIndexStatus';

/** The state of a search box. */
export interface Search {
  readonly status: Status;
  /**
   * The answer to the request, or to the one before until it comes. Undefined where
   * nothing is asked.
   */
  readonly answer: Answer | undefined;
  readonly retry: () => void;
  /**
   * Searches for another query before it is rendered, so that query and answer are
   * rendered together; `then` is called before the answer is shown.
   */
  readonly searchAhead: (query: string, then: () => void) => void;
}

const keyOf = ({query, category, pages, isGrouped}: Request) =>
  JSON.stringify([query, category, pages, isGrouped]);

/** Answers a request, and completes the answer when more of the index has come. */
export function useSearch(request: Request): Search {
  const {query, category, pages, isGrouped} = request;
  const session = useSearchSession();
  const status = useIndexStatus();
  const isComplete = status.phase === 'ready' && status.isComplete;
  const isAsked = query.trim() !== '';
  const key = keyOf(request);
  const [shown, setShown] = useState<{key: string; answer: Answer}>();
  const isAnswered = shown?.key === key && (shown.answer.isComplete || !isComplete);

  const show = (of: string, next: Answer) =>
    setShown((last) => ({
      key: of,
      answer: last?.key === of ? extendAnswer(last.answer, next) : next,
    }));

  useEffect(() => {
    let isCurrent = true;
    if (isAsked && !isAnswered) {
      void session.search({query, category, pages, isGrouped}).then((next) => {
        if (next && isCurrent) {
          // Synchronously: another task would wait for the frame that shows the key.
          flushSync(() => show(key, next));
        }
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [session, key, query, category, pages, isGrouped, isAsked, isAnswered]);

  return {
    status,
    answer: isAsked ? shown?.answer : undefined,
    retry: session.retry,
    searchAhead: (text, then) => {
      const ahead = {query: text, category, pages, isGrouped};
      void session.search(ahead).then((next) => {
        if (next) {
          flushSync(() => {
            then();
            show(keyOf(ahead), next);
          });
        }
      });
    },
  };
}
