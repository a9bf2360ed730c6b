import {useState} from 'react';
import {translate} from '@docusaurus/Translate';
import type {InputKind} from '../../model/costs';
import {speedOf, spreadOf, timedSizes, type Speed} from '../../model/speed';
import {fetchCosts, type DataAddresses} from '../../workers/fetchData';
import {runListing, type RunResult} from '../../workers/run/runListing';
import {numberText} from '../numberText';
import {letterOf} from '../plot/series';
import {useTaskSlot} from '../useTask';
import {withOwn, type OwnSpeeds} from './series';

/** The largest size that is tried in a page, whose memory is small. */
const largestOwnSize = 1_000_000;
const ownSizes = timedSizes.filter((n) => n <= largestOwnSize);

/** Batches of which the median is drawn. */
const ownBatches = 5;

/** Nanoseconds of a call after which a program gets no larger inputs. */
const longestCall = 5e8;

/** The greatest spread of the times of a fixed calculation: the clock of a page is coarse. */
const greatestSpread = 0.3;

/** The speeds on the reader's machine, and how far measuring them is. */
export interface OwnMeasuring {
  readonly own: OwnSpeeds;
  /** What is being measured, or why something was not; empty at first. */
  readonly message: string;
  readonly isRunning: boolean;
  /** The part of the sizes that are done. */
  readonly progress: number;
  readonly start: (inputs: InputKind) => Promise<void>;
  readonly stop: () => void;
}

/** What is known of one program while it is measured. */
interface Runner {
  readonly index: number;
  readonly entry: number;
  /** Nanoseconds of a call at the size before. */
  before?: number;
}

function reasonOf(result: RunResult): string {
  if (result.type === 'timed' && result.time && 'failure' in result.time) {
    return result.time.failure.message;
  }
  if (result.type === 'endless') {
    return translate({
      id: 'cppListings.race.tooLong',
      message: 'it was stopped after 5 seconds',
    });
  }
  return result.type === 'failed' ? result.message : '';
}

const isNextShort = (time: number, before = time / 10) =>
  time * Math.max(10, time / before) < longestCall;

/** Measures all approaches of a problem on the reader's machine, size by size. */
export default function useOwnSpeeds(addresses: DataAddresses | undefined): OwnMeasuring {
  const [own, setOwn] = useState<OwnSpeeds>({});
  const [message, setMessage] = useState('');
  const [isRunning, setIsRunning] = useState(false);
  const [progress, setProgress] = useState(0);
  const slot = useTaskSlot();

  /** @returns what it says at the end. */
  const measure = async (inputs: InputKind): Promise<string> => {
    if (!addresses) {
      throw new Error('There are no programs to run.');
    }
    const stopped = translate({id: 'cppListings.race.stopped', message: 'Stopped.'});
    const fetching = new AbortController();
    slot.hold({stop: () => fetching.abort()});
    const {modules, entries} = await fetchCosts(addresses);
    if (fetching.signal.aborted) {
      return stopped;
    }
    const complaints: string[] = [];
    const clock: number[] = [];
    let left = entries.map((entry, index): Runner => ({index, entry}));
    let isFirst = true;
    for (const [step, n] of ownSizes.entries()) {
      setProgress(step / ownSizes.length);
      setMessage(
        translate(
          {id: 'cppListings.race.measuring', message: 'Measuring at n = {n}…'},
          {n: numberText(n)},
        ),
      );
      const times = new Map<number, number[]>();
      // In a round before the first the browser translates the programs for speed.
      for (let round = isFirst ? -1 : 0; round < ownBatches; round++) {
        for (const {index, entry} of left) {
          const task = slot.hold(
            runListing({kind: 'time', modules, entry, inputs, size: n, seed: round + 2}),
          );
          const result = await task.result;
          if (result.type === 'stopped') {
            return stopped;
          }
          const time = result.type === 'timed' ? result.time : undefined;
          if (result.type === 'timed' && round >= 0) {
            clock.push(result.clock);
          }
          if (time && 'nanoseconds' in time) {
            times.set(index, [
              ...(times.get(index) ?? []),
              ...(round < 0 ? [] : [time.nanoseconds]),
            ]);
          } else {
            left = left.filter((each) => each.index !== index);
            const reason = reasonOf(result);
            complaints.push(...(reason ? [`${letterOf(index)}: ${reason}.`] : []));
          }
        }
      }
      isFirst = false;
      const measured = new Map<number, Speed>();
      left = left.filter((runner) => {
        const found = times.get(runner.index) ?? [];
        const [median, low, high] = speedOf(found);
        measured.set(runner.index, [median / n, low / n, high / n]);
        const isNext = isNextShort(median, runner.before);
        runner.before = median;
        return isNext;
      });
      setOwn((before) => withOwn(before, inputs, n, measured));
    }
    return [
      translate(
        {
          id: 'cppListings.race.measured',
          message:
            'Measured: the dashed lines and the last columns of the table are this machine’s, medians of {batches} batches.',
        },
        {batches: ownBatches},
      ),
      ...(spreadOf(clock) > greatestSpread
        ? [
            translate({
              id: 'cppListings.race.busy',
              message:
                'This machine was busy with other work, so that these figures are unsteady: a second try may give others.',
            }),
          ]
        : []),
      ...complaints,
    ].join(' ');
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
        setMessage(
          translate(
            {
              id: 'cppListings.race.failed',
              message: 'The programs could not be fetched: {reason}.',
            },
            {reason: error instanceof Error ? error.message : String(error)},
          ),
        );
      }
      setProgress(0);
      setIsRunning(false);
    },
    stop: slot.stop,
  };
}
