import {parseBound} from '../model/bounds';
import {hasElements, isText} from '../model/inputs';
import type {ApproachData, ProblemData} from '../model/problem';

/** The elements of an array or the characters of a text whose greatest size is not stated. */
const unstatedSize = 100_000;

/**
 * The work of a trial of a large input, as the stated bound has it: with it, a quadratic
 * listing is given 3,000 elements, and one that is faster the problem's maximum.
 */
const largeWork = 9_000_000;

/** The same of a trial of the stated maximum: with it, a quadratic listing is given 100,000 elements. */
const fullWork = 10_000_000_000;

/** The least size of a large input: one more than a count of 8 bits can tell from 1. */
const leastLargeSize = 258;

/** More elements than a count of 16 bits can tell from 1. */
const beyond16Bits = 65_537;

export type Sized = Pick<ProblemData, 'inputs'>;
type Timed = Pick<ApproachData, 'time'>;

/** The greatest size that a problem states; 0 for one whose inputs are numbers only. */
function statedSize({inputs}: Sized): number {
  const sized = inputs.filter((input) => hasElements(input) || isText(input));
  return Math.max(0, ...sized.map(({size}) => size?.[1] ?? unstatedSize));
}

/** The steps that a listing takes for an input of a size, as its stated bound has it. */
function workOf({time}: Timed): (size: number) => number {
  const {growth, amortised} = parseBound(time);
  return (n) => growth(n) * (amortised ? n : 1);
}

/**
 * Returns the size of the large inputs of a listing: the greatest that the problem states, or,
 * where the stated time is too long for it, what takes about `largeWork` steps. It is 0 for a
 * problem whose inputs are numbers only, which its random inputs cover.
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
 * Returns the stated maximum where the large inputs of a listing are smaller and 16 bits do not
 * count it; 0 where they are not, or where even an optimised program would take too long.
 */
export function fullSize(problem: Sized, approach: Timed): number {
  const stated = statedSize(problem);
  const isTried = largeSize(problem, approach) === stated;
  return isTried || stated < beyond16Bits || workOf(approach)(stated) > fullWork ? 0 : stated;
}

/** Returns the size of the largest inputs that any listing of a problem is tried on. */
export const largestOf = (problem: ProblemData): number =>
  Math.max(...problem.listings.map((approach) => largeSize(problem, approach)));
