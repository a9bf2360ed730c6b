import type {Failure as PitfallFailure} from './index';
import type {Verdict as Judgement} from './runModule';
import type {Trace} from './trace';

/** A run of which it was asked whether its answer is right. */
export interface JudgedRun extends Judgement {
  readonly trace: Trace;
  /** Words of memory that were read or written, those of the library's own code too. */
  readonly accesses: number;
}

/** What a program with a bug came to beside a correct one, on the same input. */
export type Verdict =
  | {readonly kind: 'survived'}
  /** It failed in this way, and the correct program did not. */
  | {readonly kind: 'broken'; readonly how: PitfallFailure}
  /** The input is not one of the problem's; in the words of its proof. */
  | {readonly kind: 'refused'; readonly message: string}
  /** The correct program has no answer either; why, in words. */
  | {readonly kind: 'undecided'; readonly message: string};

/** How often both programs of a hunt read or write memory on an ordinary input. */
export interface UsualWork {
  readonly pitfall: number;
  readonly correct: number;
}

/** What is known of a pitfall before it is run on a reader's input. */
export interface Known {
  /** The way in which it fails: only one that is too slow is judged by its work. */
  readonly fails: PitfallFailure;
  readonly usual: UsualWork;
}

/**
 * How much more work than usual each of the two programs had, as a factor. The correct
 * program keeps to its bound, so what the other grows by beyond it is too much.
 */
export function workGrowth(
  pitfall: JudgedRun,
  correct: JudgedRun,
  usual: UsualWork,
): {readonly pitfall: number; readonly correct: number} {
  return {
    pitfall: pitfall.accesses / Math.max(1, usual.pitfall),
    correct: correct.accesses / Math.max(1, usual.correct),
  };
}

/** A program is too slow whose work grows by more than so many times the correct one's. */
export const slowFactor = 5;

const broken = (how: PitfallFailure): Verdict => ({kind: 'broken', how});

/** Judges a run of a program with a bug by a correct program's on the same input. */
export function judgeRuns(pitfall: JudgedRun, correct: JudgedRun, known: Known): Verdict {
  const refused = [correct, pitfall].find(({trace}) => trace.failure?.kind === 'refused');
  if (refused?.trace.failure) {
    return {kind: 'refused', message: refused.trace.failure.message};
  }
  if (correct.trace.failure) {
    return {kind: 'undecided', message: correct.trace.failure.message};
  }
  if (pitfall.trace.failure) {
    return broken(pitfall.trace.failure.kind === 'endless' ? 'endless loop' : 'trap');
  }
  if (pitfall.wrong !== '') {
    return broken('wrong answer');
  }
  const growth = workGrowth(pitfall, correct, known.usual);
  return known.fails === 'too slow' && growth.pitfall > slowFactor * growth.correct
    ? broken('too slow')
    : {kind: 'survived'};
}
