import {useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Costs, CostsData, InputKind} from '@site/src/plugins/listings/client/costs';
import type {Failure} from '@site/src/plugins/listings/client';
import {stepLimit} from '@site/src/plugins/listings/client/protocol';
import {createSession, type Ending, type Running} from '@site/src/plugins/listings/client/session';
import type {OwnCosts} from './series';

/** All plots of a page share a worker; it starts with the first count. */
const session = createSession();

/** The costs that the reader has had counted, and what is said of them. */
export interface Counting {
  readonly own: readonly OwnCosts[];
  /** What is being counted, or why something was not; empty at first. */
  readonly message: string;
  readonly isRunning: boolean;
  readonly start: (size: number, inputs: InputKind, letters: readonly string[]) => Promise<void>;
  readonly stop: () => void;
}

function reasonOf({kind, message}: Failure): string {
  return kind === 'endless'
    ? translate(
        {id: 'complexity.tooManySteps', message: 'it takes more than {most} steps'},
        {most: stepLimit.toLocaleString('en')},
      )
    : message;
}

function complaintOf(ending: Ending): string | undefined {
  switch (ending.type) {
    case 'measured':
      return 'failure' in ending.counted ? reasonOf(ending.counted.failure) : undefined;
    case 'endless':
      return translate({
        id: 'complexity.tooLong',
        message: 'it was stopped after 5 seconds',
      });
    case 'failed':
      return ending.message;
    default:
      return undefined;
  }
}

/** Counts all approaches of a problem at the reader's sizes, one after the other. */
export default function useOwnCosts({modules, entries}: CostsData): Counting {
  const [own, setOwn] = useState<readonly OwnCosts[]>([]);
  const [message, setMessage] = useState('');
  const [isRunning, setIsRunning] = useState(false);
  const current = useRef<Running>(undefined);
  useEffect(() => () => current.current?.stop(), []);

  return {
    own,
    message,
    isRunning,
    async start(size, inputs, letters) {
      setIsRunning(true);
      const costs: Record<number, Costs> = {};
      const complaints: string[] = [];
      for (const [index, entry] of entries.entries()) {
        const letter = letters[index] ?? '';
        setMessage(translate({id: 'complexity.counting', message: 'Counting {letter}…'}, {letter}));
        current.current = session.run({kind: 'measure', modules, entry, inputs, size});
        const ending = await current.current.ending;
        if (ending.type === 'stopped') {
          setMessage(translate({id: 'complexity.stopped', message: 'Stopped.'}));
          break;
        }
        if (ending.type === 'measured' && 'costs' in ending.counted) {
          costs[index] = ending.counted.costs;
        } else {
          complaints.push(`${letter}: ${complaintOf(ending) ?? ''}.`);
        }
        if (index === entries.length - 1) {
          setMessage(
            [
              translate(
                {
                  id: 'complexity.counted',
                  message: 'Counted at n = {n}: {count} of {all}, in the plot and in the table.',
                },
                {
                  n: size.toLocaleString('en'),
                  count: Object.keys(costs).length,
                  all: entries.length,
                },
              ),
              ...complaints,
            ].join(' '),
          );
        }
      }
      current.current = undefined;
      setIsRunning(false);
      setOwn((before) => [
        ...before.filter((each) => each.n !== size || each.inputs !== inputs),
        {inputs, n: size, costs},
      ]);
    },
    stop: () => current.current?.stop(),
  };
}
