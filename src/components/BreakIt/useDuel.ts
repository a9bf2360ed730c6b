import {useEffect, useRef, useState} from 'react';
import type {Hunt, HuntProgram} from '@site/src/plugins/listings/client';
import {judgeRuns, type JudgedRun, type Verdict} from '@site/src/plugins/listings/client/judge';
import {createSession, type Ending, type Running} from '@site/src/plugins/listings/client/session';

/** All hunts of a page share a worker, and with it the modules that it has. */
const session = createSession();

/** A duel this long is said to be under way. */
const slowAfter = 500;

/** How a pitfall and a correct program fared on the same input. */
export type Duel =
  | {
      readonly type: 'judged';
      readonly verdict: Verdict;
      readonly correct: JudgedRun;
      readonly pitfall: JudgedRun;
    }
  | {readonly type: 'stopped'}
  | {readonly type: 'failed'; readonly message: string};

/** The last duel of a hunt. */
export interface DuelState {
  readonly duel: Duel | undefined;
  /** Whether one has been under way for long. */
  readonly isSlow: boolean;
  /** Runs both programs; resolves when both have ended. */
  readonly start: (input: string, withSteps: boolean) => Promise<Duel>;
  readonly stop: () => void;
  readonly clear: () => void;
}

/** A run that had to be stopped from outside, as a run that the module itself stopped. */
function endless(input: string): JudgedRun {
  return {
    wrong: '',
    isUnique: true,
    accesses: 0,
    trace: {input, moments: [], left: 0, failure: {kind: 'endless', message: ''}},
  };
}

function runOf(ending: Ending, input: string): JudgedRun | Duel {
  switch (ending.type) {
    case 'judged':
      return ending.run;
    case 'endless':
      return endless(input);
    case 'failed':
      return {type: 'failed', message: ending.message};
    default:
      return {type: 'stopped'};
  }
}

/** Runs a pitfall beside a correct program in the page's worker. */
export default function useDuel(hunt: Hunt): DuelState {
  const {pitfall, correct} = hunt;
  const [duel, setDuel] = useState<Duel>();
  const [isSlow, setIsSlow] = useState(false);
  const current = useRef<Running>(undefined);
  const latest = useRef(0);
  useEffect(() => () => current.current?.stop(), []);

  const run = async ({module, entry}: HuntProgram, input: string, withSteps: boolean) => {
    const running = session.run({
      kind: withSteps ? 'judge' : 'judgeOnly',
      modules: {traced: module},
      entry,
      input,
    });
    current.current = running;
    return runOf(await running.ending, input);
  };

  const fight = async (input: string, withSteps: boolean): Promise<Duel> => {
    const right = await run(correct, input, withSteps);
    if ('type' in right) {
      return right;
    }
    const wrong = await run(pitfall, input, withSteps);
    return 'type' in wrong
      ? wrong
      : {
          type: 'judged',
          verdict: judgeRuns(wrong, right, hunt),
          correct: right,
          pitfall: wrong,
        };
  };

  return {
    duel,
    isSlow,
    async start(input, withSteps) {
      const number = ++latest.current;
      setDuel(undefined);
      const timer = setTimeout(() => setIsSlow(true), slowAfter);
      const ended = await fight(input, withSteps);
      clearTimeout(timer);
      if (number === latest.current) {
        setIsSlow(false);
        setDuel(ended);
      }
      return ended;
    },
    stop: () => current.current?.stop(),
    clear: () => setDuel(undefined),
  };
}
