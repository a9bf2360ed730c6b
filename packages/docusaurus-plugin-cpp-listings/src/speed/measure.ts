import type {InputKind} from '../model/costs';
import {
  batches,
  isNextShort,
  longestCall,
  speedOf,
  timedInputs,
  timedSizes,
  type ApproachSpeeds,
  type Speed,
} from '../model/speed';
import {runProgram} from '../verify/runProgram';

/** Seconds after which a program counts as hanging: far more than all its rounds take. */
const timeLimit = 600;

/** The measurements of a program at one size. Each number comes from one round. */
interface Rounds {
  /** Nanoseconds per call, by the number of the listing. */
  readonly times: ReadonlyMap<number, readonly number[]>;
  /** Nanoseconds of the fixed calculation. */
  readonly clock: readonly number[];
  /** The number of batches that other programs disturbed at each attempt. */
  readonly disturbed: number;
}

/** The speeds of a problem's listings, and how steady the machine was. */
export interface Measurement {
  readonly speeds: Readonly<Record<string, ApproachSpeeds>>;
  /** Nanoseconds of the fixed calculation, one for each batch. */
  readonly clock: readonly number[];
  /** The share of the batches that other programs disturbed at each attempt. */
  readonly disturbed: number;
}

function readRounds(output: string): Rounds {
  const times = new Map<number, number[]>();
  const clock: number[] = [];
  let disturbed = 0;
  for (const line of output.trim().split('\n')) {
    const [word, ...numbers] = line.split(' ');
    const [first = 0, second = 0] = numbers.map(Number);
    if (word === 'clock') {
      clock.push(first);
    } else if (word === 'quiet' || word === 'disturbed') {
      times.set(first, [...(times.get(first) ?? []), second]);
      disturbed += word === 'disturbed' ? 1 : 0;
    }
  }
  return {times, clock, disturbed};
}

async function runRounds(
  program: string,
  inputs: InputKind,
  size: number,
  listings: readonly number[],
): Promise<Rounds> {
  const args = [inputs, size, batches, longestCall, ...listings].map(String);
  const {status, stdout, stderr, timedOut} = await runProgram(program, args, {seconds: timeLimit});
  if (status !== 0) {
    const why = timedOut ? `it did not end in ${timeLimit} seconds` : stderr.trim();
    throw new Error(
      `timing ${inputs} inputs of ${size} elements failed: ${why || 'the system ended the program'}`,
    );
  }
  return readRounds(stdout);
}

/** Rounds to four digits, because more would be noise. */
const rounded = (value: number) => Number(value.toPrecision(4));

/**
 * Measures listings at growing sizes, on each kind of input that their problem has.
 *
 * @param program the program of the listings, built by `NativeBuilder.buildTimed`.
 * @param files the listings, in the order of their numbers in the program.
 * @param onSize called before each size.
 * @throws Error naming the inputs and the size if the program fails.
 */
export async function measure(
  program: string,
  files: readonly string[],
  onSize: (inputs: InputKind, size: number) => void,
): Promise<Measurement> {
  const speeds = files.map((): Partial<Record<InputKind, Record<string, Speed>>> => ({}));
  const clock: number[] = [];
  let disturbed = 0;
  for (const inputs of timedInputs) {
    let left = files.map((_, index) => index);
    const before = new Map<number, number>();
    for (const size of timedSizes) {
      if (left.length === 0) {
        break;
      }
      onSize(inputs, size);
      const rounds = await runRounds(program, inputs, size, left);
      clock.push(...rounds.clock);
      disturbed += rounds.disturbed;
      left = left.filter((index) => {
        const times = rounds.times.get(index);
        if (!times) {
          return false;
        }
        const [median, low, high] = speedOf(times);
        const ofKind = (speeds[index] ??= {});
        const each = (value: number) => rounded(value / size);
        (ofKind[inputs] ??= {})[size] = [each(median), each(low), each(high)];
        const isNext = isNextShort(median, before.get(index));
        before.set(index, median);
        return isNext;
      });
    }
  }
  return {
    speeds: Object.fromEntries(files.map((file, index) => [file, speeds[index] ?? {}])),
    clock,
    disturbed: disturbed / Math.max(1, clock.length),
  };
}
