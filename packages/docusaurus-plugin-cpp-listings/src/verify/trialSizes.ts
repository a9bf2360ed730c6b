import {parseBound} from '../model/bounds';
import {hasElements, isText} from '../model/inputs';
import type {ApproachData, ProblemData} from '../model/problem';

/** The size of an array or a text if the problem does not state a maximum. */
const unstatedSize = 100_000;

/**
 * The steps that a trial with a large input may take, according to the stated bound. A quadratic
 * listing gets 3,000 elements, and a faster listing the problem's maximum.
 */
const largeWork = 9_000_000;

/**
 * The same for a trial at the stated maximum: a quadratic listing gets at most 100,000 elements.
 */
const fullWork = 10_000_000_000;

/** The minimum size of a large input: one more than 257, which an 8-bit counter takes for 1. */
const leastLargeSize = 258;

/** The number of elements that a 16-bit counter takes for 1. */
const beyond16Bits = 65_537;

/** The inputs of a problem, which state their sizes. */
export type Sized = Pick<ProblemData, 'inputs'>;
type Timed = Pick<ApproachData, 'time'>;

/** Returns the maximum size that a problem states, or 0 if all its inputs are numbers. */
function statedSize({inputs}: Sized): number {
  const sized = inputs.filter((input) => hasElements(input) || isText(input));
  return Math.max(0, ...sized.map(({size}) => size?.[1] ?? unstatedSize));
}

/** Returns the steps that a listing takes for an input size, according to its stated bound. */
function workOf({time}: Timed): (size: number) => number {
  const {growth, amortised} = parseBound(time);
  return (n) => growth(n) * (amortised ? n : 1);
}

/**
 * Returns the size of a listing's large inputs: the problem's maximum, or, if its stated time is
 * too long for that, a size that takes about `largeWork` steps. It is 0 for a problem whose inputs
 * are all numbers, because random inputs cover those.
 */
export function largeSize(problem: Sized, approach: Timed): number {
  const stated = statedSize(problem);
  const work = workOf(approach);
  let [least, most] = [Math.min(leastLargeSize, stated), stated];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (work(middle) <= largeWork) {
      least = middle;
    } else {
      most = middle - 1;
    }
  }
  return least;
}

/**
 * Returns the stated maximum if a listing's large inputs are smaller and a 16-bit counter wraps at
 * it. Otherwise, or if even an optimised program would take too long, returns 0.
 */
export function fullSize(problem: Sized, approach: Timed): number {
  const stated = statedSize(problem);
  const isTried = largeSize(problem, approach) === stated;
  return isTried || stated < beyond16Bits || workOf(approach)(stated) > fullWork ? 0 : stated;
}

/** Returns the size of the largest inputs that any listing of a problem is tried on. */
export const largestOf = (problem: ProblemData): number =>
  Math.max(...problem.listings.map((approach) => largeSize(problem, approach)));
