import {useEffect, useState} from 'react';
import type {Answer} from './answers';
import {extendAnswer} from './extendAnswer';
import type {Request, Status} from './session';
import {useSession} from './useSession';
import {useStatus} from './useStatus';

/** What a search box shows. */
export interface Search {
  readonly status: Status;
  /**
   * The answer to the request, until it comes the one before. Undefined where nothing
   * is asked.
   */
  readonly answer: Answer | undefined;
  readonly retry: () => void;
  /** Asks what is about to be rendered, so that the answer is made meanwhile. */
  readonly askAhead: (query: string) => void;
}

/** Answers a request, and completes the answer when more of the index has come. */
export function useSearch({query, category, pages, isGrouped}: Request): Search {
  const session = useSession();
  const status = useStatus();
  const isComplete = status.phase === 'ready' && status.isComplete;
  const isAsked = query.trim() !== '';
  const key = JSON.stringify([query, category, pages, isGrouped]);
  const [shown, setShown] = useState<{key: string; answer: Answer}>();

  useEffect(() => {
    let isCurrent = true;
    if (isAsked) {
      void session.search({query, category, pages, isGrouped}).then((next) => {
        if (next && isCurrent) {
          setShown((last) => ({
            key,
            answer: last?.key === key ? extendAnswer(last.answer, next) : next,
          }));
        }
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [session, key, query, category, pages, isGrouped, isAsked, isComplete]);

  return {
    status,
    answer: isAsked ? shown?.answer : undefined,
    retry: session.retry,
    askAhead: (text) => {
      if (text.trim() !== '') {
        void session.search({query: text, category, pages, isGrouped});
      }
    },
  };
}
