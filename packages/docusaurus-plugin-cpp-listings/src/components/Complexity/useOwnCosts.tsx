import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Costs, CostsData, InputKind} from '../../model/costs';
import {stepLimit} from '../../model/runLimits';
import type {Failure} from '../../model/trace';
import {runListing, type RunResult} from '../../workers/run/runListing';
import {useTaskSlot} from '../useTask';
import {withOwn, type OwnCosts} from './series';
import {numberText} from '../numberText';
import LoadFailure from '../deferred/LoadFailure';
import {letterOf} from '../plot/series';

/** The costs counted at the reader's request, and the message about them. */
export interface OwnCostsState {
  readonly own: readonly OwnCosts[];
  /** The approach that is being counted, or why a count failed; empty at first. */
  readonly message: ReactNode;
  readonly isRunning: boolean;
  readonly start: (size: number, inputs: InputKind) => Promise<void>;
  readonly stop: () => void;
}

function reasonOf({kind, message}: Failure): string {
  return kind === 'endless'
    ? translate(
        {id: 'cppListings.complexity.tooManySteps', message: 'it takes more than {most} steps'},
        {most: numberText(stepLimit)},
      )
    : message;
}

function errorOf(result: RunResult): string | undefined {
  switch (result.type) {
    case 'measured':
      return 'failure' in result.counted ? reasonOf(result.counted.failure) : undefined;
    case 'endless':
      return translate({
        id: 'cppListings.complexity.tooLong',
        message: 'it was stopped after 5 seconds',
      });
    default:
      return undefined;
  }
}

/** Counts all approaches of a problem, one after the other, at a size that the reader chooses. */
export default function useOwnCosts({modules, entries}: CostsData): OwnCostsState {
  const [own, setOwn] = useState<readonly OwnCosts[]>([]);
  const [message, setMessage] = useState<ReactNode>('');
  const [isRunning, setIsRunning] = useState(false);
  const slot = useTaskSlot();

  /**
   * Adds the costs of each approach to `costs`.
   *
   * @returns the message to show at the end.
   */
  const count = async (
    size: number,
    inputs: InputKind,
    costs: Record<number, Costs>,
  ): Promise<ReactNode> => {
    const errors: string[] = [];
    for (const [index, entry] of entries.entries()) {
      const letter = letterOf(index);
      setMessage(
        translate({id: 'cppListings.complexity.counting', message: 'Counting {letter}…'}, {letter}),
      );
      const task = slot.hold(runListing({kind: 'measure', modules, entry, inputs, size}));
      const result = await task.result;
      if (result.type === 'stopped') {
        return translate({id: 'cppListings.complexity.stopped', message: 'Stopped.'});
      }
      if (result.type === 'failed') {
        return <LoadFailure what="programs" reason={result.message} />;
      }
      if (result.type === 'measured' && 'costs' in result.counted) {
        costs[index] = result.counted.costs;
      } else {
        errors.push(`${letter}: ${errorOf(result) ?? ''}.`);
      }
    }
    return [
      translate(
        {
          id: 'cppListings.complexity.counted',
          message: 'Counted {count} of {all} approaches at n = {n}; see the plot and the table.',
        },
        {n: numberText(size), count: Object.keys(costs).length, all: entries.length},
      ),
      ...errors,
    ].join(' ');
  };

  return {
    own,
    message,
    isRunning,
    async start(size, inputs) {
      setIsRunning(true);
      const costs: Record<number, Costs> = {};
      setMessage(await count(size, inputs, costs));
      setIsRunning(false);
      if (Object.keys(costs).length > 0) {
        setOwn((before) => withOwn(before, {inputs, n: size, costs}));
      }
    },
    stop: slot.stop,
  };
}
