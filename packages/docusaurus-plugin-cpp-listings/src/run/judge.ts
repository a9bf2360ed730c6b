import type {PitfallFailure} from '../model/problem';
import type {JudgedRun} from '../model/judgement';
import type {PitfallBaseline, BaselineWork} from '../model/bugHunt';

/** The verdict on a program with a bug, compared with a correct one on the same input. */
export type Verdict =
  | {readonly kind: 'survived'}
  /** The program failed in this way, and the correct program did not. */
  | {readonly kind: 'broken'; readonly how: PitfallFailure}
  /** The input is not valid for the problem; the message is from its proof. */
  | {readonly kind: 'refused'; readonly message: string}
  /** The correct program has no answer either, or a wrong one. */
  | {readonly kind: 'undecided'; readonly message: string};

/**
 * Returns the growth of both programs' work over the baseline, as a factor. The correct program
 * stays within its bound, so a program that grows faster does too much work.
 */
export function workGrowth(
  pitfall: JudgedRun,
  correct: JudgedRun,
  baseline: BaselineWork,
): {readonly pitfall: number; readonly correct: number} {
  return {
    pitfall: pitfall.accesses / Math.max(1, baseline.pitfall),
    correct: correct.accesses / Math.max(1, baseline.correct),
  };
}

/**
 * The ratio of a program's growth to the correct program's, above which the program is too slow.
 */
export const slowFactor = 5;

const broken = (how: PitfallFailure): Verdict => ({kind: 'broken', how});

/**
 * Judges a run of a program with a bug by comparing it with a correct program's run on the same
 * input.
 */
export function judgeRuns(
  pitfall: JudgedRun,
  correct: JudgedRun,
  baseline: PitfallBaseline,
): Verdict {
  const refused = [correct, pitfall].find(({trace}) => trace.failure?.kind === 'refused');
  if (refused?.trace.failure) {
    return {kind: 'refused', message: refused.trace.failure.message};
  }
  if (correct.trace.failure) {
    return {kind: 'undecided', message: correct.trace.failure.message};
  }
  if (correct.wrong !== '') {
    return {kind: 'undecided', message: correct.wrong};
  }
  if (pitfall.trace.failure) {
    return broken(pitfall.trace.failure.kind === 'endless' ? 'endless loop' : 'trap');
  }
  if (pitfall.wrong !== '') {
    return broken('wrong answer');
  }
  const growth = workGrowth(pitfall, correct, baseline.baseline);
  return baseline.fails === 'too slow' && growth.pitfall > slowFactor * growth.correct
    ? broken('too slow')
    : {kind: 'survived'};
}
