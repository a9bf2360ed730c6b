// The costs of an approach, counted at growing sizes: the same on every machine.
import {isMainProblem} from './article';
import type {ApproachData, InputData} from './problem';

/**
 * The measures that are counted in a run. A bound on time is checked against `work`: the steps of
 * the listing, and all reads and writes of heap memory, including those of the standard library. A
 * bound on extra space is checked against `bytes`.
 */
export const measures = [
  'work',
  'steps',
  'reads',
  'writes',
  'comparisons',
  'allocations',
  'bytes',
] as const;

/** A measure that is counted in a run. */
export type Measure = (typeof measures)[number];

/** The counts of a run, by the measure. */
export type Costs = Readonly<Record<Measure, number>>;

/** The inputs on which costs are counted. */
export const inputKinds = ['worst', 'average', 'best'] as const;

/** A kind of inputs: made to be expensive, random, or made to be cheap. */
export type InputKind = (typeof inputKinds)[number];

/** Returns the kinds of inputs on which the listings of a problem are counted, by its id. */
export const countedKindsOf = (problem: string): readonly InputKind[] =>
  isMainProblem(problem) ? inputKinds : ['worst'];

/** The costs at each size that was counted, by the size. */
export type CountsBySize = Readonly<Record<string, Costs>>;

/** The costs of an approach. */
export type ApproachCosts = Readonly<Record<InputKind, CountsBySize>>;

/** Whether a listing has code of its own to count, and is not only a class of the library. */
export const isCounted = ({worst}: ApproachCosts): boolean =>
  Object.values(worst).some(({work}) => work > 0);

/** The costs of all approaches to a problem, by the listing's file in the problem's folder. */
type ProblemCosts = Readonly<Record<string, ApproachCosts>>;

/** The data that a page needs to draw the costs of a problem, and to count more of them. */
export interface CostsData {
  readonly approaches: readonly ApproachData[];
  readonly inputs: readonly InputData[];
  readonly costs: ProblemCosts;
  /** The number of each approach in the modules. */
  readonly entries: readonly number[];
  /** Addresses of the two WebAssembly modules. */
  readonly modules: {readonly plain: string; readonly traced: string};
}

/** The number of random inputs of an average. */
const averagedInputs = 3;

/** Returns the seeds of the inputs of a kind: only an average needs several. */
export const seedsOf = (kind: InputKind): number[] =>
  Array.from({length: kind === 'average' ? averagedInputs : 1}, (_, index) => index + 1);

/** Returns the mean of several runs' costs, in whole numbers. */
export function meanOf(all: readonly Costs[]): Costs {
  const mean = (measure: Measure) =>
    Math.round(all.reduce((sum, costs) => sum + costs[measure], 0) / all.length);
  return Object.fromEntries(measures.map((measure) => [measure, mean(measure)])) as Costs;
}

/** Returns the key of a count among a problem's counts. */
export const countKey = (file: string, measure: string, n: string, inputs: string): string =>
  `${file} ${measure} ${n} ${inputs}`;
