import {useEffect, useRef, useState} from 'react';
import type {LiveListing} from '@site/src/plugins/listings/client';
import {createSession, type Ending, type Running} from '@site/src/plugins/listings/client/session';

/** All panels of a page share a worker, and with it the modules that it has. */
const session = createSession();

/** A run this long is said to be under way, and can be stopped. */
const slowAfter = 1000;

/** The last run of a panel. */
export interface Run {
  readonly ending: Ending | undefined;
  /** Whether it has been under way for a second. */
  readonly isSlow: boolean;
  /** Runs the listing; resolves when it has ended. */
  readonly start: (kind: 'count' | 'trace', input: string) => Promise<Ending>;
  readonly stop: () => void;
  /** Forgets how the last run ended. */
  readonly clear: () => void;
}

/** Runs a listing in the page's worker. */
export default function useRun({modules, entry}: LiveListing): Run {
  const [ending, setEnding] = useState<Ending>();
  const [isSlow, setIsSlow] = useState(false);
  const current = useRef<Running>(undefined);
  useEffect(() => () => current.current?.stop(), []);
  return {
    ending,
    isSlow,
    async start(kind, input) {
      setEnding(undefined);
      const running = session.run({kind, modules, entry, input});
      current.current = running;
      const timer = setTimeout(() => setIsSlow(true), slowAfter);
      const ended = await running.ending;
      clearTimeout(timer);
      if (current.current === running) {
        current.current = undefined;
        setIsSlow(false);
        setEnding(ended);
      }
      return ended;
    },
    stop: () => current.current?.stop(),
    clear: () => setEnding(undefined),
  };
}
