import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {InputKind} from '../../model/costs';
import {errorMessage} from '../../model/errorMessage';
import {spreadOf, timedSizes} from '../../model/speed';
import {fetchCosts, type DataAddresses} from '../../workers/fetchData';
import {runListing} from '../../workers/run/runListing';
import {numberText} from '../numberText';
import LoadFailure from '../deferred/LoadFailure';
import {useTaskSlot} from '../useTask';
import {measureSize, ownBatches, type RunBatch, type Runner} from './measureSize';
import {withOwn, type OwnSpeeds} from './series';

/** The largest size that is tried in a page, because a page has little memory. */
const largestOwnSize = 1_000_000;
const ownSizes = timedSizes.filter((n) => n <= largestOwnSize);

/** The largest accepted spread of the times of a fixed calculation: the clock of a page is coarse. */
const greatestSpread = 0.3;

/** The speeds on the reader's machine, and the progress of measuring them. */
export interface OwnSpeedsState {
  readonly own: OwnSpeeds;
  /** The size that is being measured, or the result of the last run; empty at first. */
  readonly message: ReactNode;
  readonly isRunning: boolean;
  /** The completed part of the sizes, from 0 to 1. */
  readonly progress: number;
  readonly start: (inputs: InputKind) => Promise<void>;
  readonly stop: () => void;
}

/** Wraps a promise as a task; stopping the task only ends the wait. */
function waiting<Value>(promise: Promise<Value>) {
  const stopping = new AbortController();
  const stopped = new Promise<undefined>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(undefined));
  });
  return {result: Promise.race([promise, stopped]), stop: () => stopping.abort()};
}

/** Returns the message to show after the last size. */
const describeEnd = (clock: readonly number[], errors: readonly string[]): string =>
  [
    translate(
      {
        id: 'cppListings.race.measured',
        message:
          'Measured: the filled marks, the dashed lines and the last columns of the table are this machine’s, medians of {batches} batches.',
      },
      {batches: ownBatches},
    ),
    ...(spreadOf(clock) > greatestSpread
      ? [
          translate({
            id: 'cppListings.race.busy',
            message:
              'This machine was busy with other work, so these figures are unreliable: a second try may give different ones.',
          }),
        ]
      : []),
    ...errors,
  ].join(' ');

/** Measures all approaches of a problem on the reader's machine, size by size. */
export default function useOwnSpeeds(addresses: DataAddresses | undefined): OwnSpeedsState {
  const [own, setOwn] = useState<OwnSpeeds>({});
  const [message, setMessage] = useState<ReactNode>('');
  const [isRunning, setIsRunning] = useState(false);
  const [progress, setProgress] = useState(0);
  const slot = useTaskSlot();

  /** @returns the message to show at the end. */
  const measure = async (inputs: InputKind): Promise<string> => {
    if (!addresses) {
      throw new Error('There are no programs to run.');
    }
    const stopped = translate({id: 'cppListings.race.stopped', message: 'Stopped.'});
    const costs = await slot.hold(waiting(fetchCosts(addresses))).result;
    if (!costs) {
      return stopped;
    }
    const {modules, entries} = costs;
    const errors: string[] = [];
    const clock: number[] = [];
    let left: readonly Runner[] = entries.map((entry, index) => ({index, entry}));
    for (const [step, n] of ownSizes.entries()) {
      setProgress(step / ownSizes.length);
      setMessage(
        translate(
          {id: 'cppListings.race.measuring', message: 'Measuring at n = {n}…'},
          {n: numberText(n)},
        ),
      );
      const run: RunBatch = (entry, seed) =>
        slot.hold(runListing({kind: 'time', modules, entry, inputs, size: n, seed})).result;
      const measured = await measureSize(left, n, step === 0, run);
      if (!measured) {
        return stopped;
      }
      errors.push(...measured.errors);
      clock.push(...measured.clock);
      left = measured.next;
      setOwn((before) => withOwn(before, inputs, n, measured.speeds));
    }
    return describeEnd(clock, errors);
  };

  return {
    own,
    message,
    isRunning,
    progress,
    async start(inputs) {
      setIsRunning(true);
      try {
        setMessage(await measure(inputs));
      } catch (error) {
        setMessage(<LoadFailure what="programs" reason={errorMessage(error)} />);
      }
      setProgress(0);
      setIsRunning(false);
    },
    stop: slot.stop,
  };
}
