import {
  isCounted,
  type Costs,
  type CostsData,
  type InputKind,
  type Measure,
} from '../../model/costs';
import {parseBound} from '../../model/bounds';
import {letterOf, type Point, type Series} from '../plot/series';

/** Costs that were counted at the reader's request. */
export interface OwnCosts {
  readonly inputs: InputKind;
  readonly n: number;
  /** The costs by the number of the approach; absent if they could not be counted. */
  readonly costs: Readonly<Partial<Record<number, Costs>>>;
}

/** Adds costs to those already counted at the same size on the same inputs. */
export function withOwn(own: readonly OwnCosts[], added: OwnCosts): OwnCosts[] {
  const known = own.find(({n, inputs}) => n === added.n && inputs === added.inputs);
  return [
    ...own.filter((each) => each !== known),
    {...added, costs: {...known?.costs, ...added.costs}},
  ];
}

/** The stated bound, if any, that each measure is compared with. */
const boundOf: Readonly<Partial<Record<Measure, 'time' | 'space'>>> = {
  work: 'time',
  bytes: 'space',
};

const byN = (a: Point, b: Point) => a.n - b.n;

/** Returns the largest size with a count. */
export function largestSize(data: Pick<CostsData, 'costs'>, own: readonly OwnCosts[]): number {
  const counted = Object.values(data.costs).flatMap((kinds) =>
    Object.values(kinds).flatMap((sizes) => Object.keys(sizes).map(Number)),
  );
  return Math.max(2, ...counted, ...own.map(({n}) => n));
}

/** Returns the largest value of a measure on any inputs, so that all kinds share one scale. */
export function largestValue(
  data: Pick<CostsData, 'costs'>,
  own: readonly OwnCosts[],
  measure: Measure,
): number {
  const counted = Object.values(data.costs).flatMap((kinds) =>
    Object.values(kinds).flatMap((sizes) => Object.values(sizes).map((costs) => costs[measure])),
  );
  const added = own.flatMap(({costs}) => Object.values(costs).map((each) => each?.[measure] ?? 0));
  return Math.max(0, ...counted, ...added);
}

/**
 * Returns the stated bound, scaled to pass through the last point of the worst inputs. An amortised
 * bound is multiplied by n, because the counts are those of n operations.
 */
function boundThrough(text: string, worst: readonly Point[]): readonly Point[] {
  const last = worst.at(-1);
  if (!last || last.value === 0) {
    return [];
  }
  const {growth, amortised} = parseBound(text);
  const total = (n: number) => growth(n) * (amortised ? n : 1);
  return worst
    .map(({n}) => ({n, value: (last.value * total(n)) / total(last.n)}))
    .filter(({value}) => value >= 1);
}

/** Returns the lines of a plot of a measure, in the order of the approaches. */
export function seriesFor(
  {approaches, costs}: Pick<CostsData, 'approaches' | 'costs'>,
  own: readonly OwnCosts[],
  measure: Measure,
  inputs: InputKind,
): Series[] {
  return approaches.map((approach, index) => {
    const letter = letterOf(index);
    const {title} = approach;
    const counted = costs[approach.file];
    if (!counted || !isCounted(counted)) {
      return {letter, title, points: []};
    }
    const points = (kind: InputKind): Point[] =>
      Object.entries(counted[kind]).map(([n, each]) => ({
        n: Number(n),
        value: each[measure],
      }));
    const added = own.flatMap(({inputs: kind, n, costs: each}): Point[] => {
      const found = each[index];
      return kind === inputs && found ? [{n, value: found[measure], isOwn: true}] : [];
    });
    const key = boundOf[measure];
    return {
      letter,
      title,
      points: [
        ...points(inputs).filter(({n}) => added.every((point) => point.n !== n)),
        ...added,
      ].sort(byN),
      ...(key && {
        bound: {text: approach[key], points: boundThrough(approach[key], points('worst'))},
      }),
    };
  });
}
