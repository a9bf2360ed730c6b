import type {InputKind} from '../../model/costs';
import {
  timedInputs,
  timedSizes,
  type ApproachSpeeds,
  type Speed,
  type SpeedData,
  type SpeedRecord,
} from '../../model/speed';
import {letterOf, type Point, type Series} from '../plot/series';

/** The speeds on the reader's machine, by the approach's number. */
export type OwnSpeeds = Readonly<Record<number, ApproachSpeeds>>;

/** Removes the speeds on inputs of one kind. */
const without = (own: OwnSpeeds, kind: InputKind): OwnSpeeds =>
  Object.fromEntries(
    Object.entries(own).map(([index, speeds]) => [index, {...speeds, [kind]: {}}]),
  );

/**
 * Adds the speeds of programs at a size, by the approach's number. The smallest size is measured
 * first, so its speeds replace all earlier speeds on inputs of that kind.
 */
export function withOwn(
  own: OwnSpeeds,
  kind: InputKind,
  n: number,
  speeds: ReadonlyMap<number, Speed>,
): OwnSpeeds {
  const before = n === timedSizes[0] ? without(own, kind) : own;
  const added = [...speeds].map(([index, speed]) => {
    const known = before[index];
    return [index, {...known, [kind]: {...known?.[kind], [n]: speed}}] as const;
  });
  return {...before, ...Object.fromEntries(added)};
}

/** Returns the kinds of inputs that were measured; the plot shows the first of them initially. */
export const kindsOf = ({speeds}: Pick<SpeedRecord, 'speeds'>): InputKind[] =>
  timedInputs.filter((kind) =>
    Object.values(speeds).some((each) => Object.keys(each[kind] ?? {}).length > 0),
  );

/** Returns the sizes at which any approach was measured on some inputs. */
export const sizesOfKind = ({speeds}: Pick<SpeedRecord, 'speeds'>, kind: InputKind): number[] =>
  timedSizes.filter((n) => Object.values(speeds).some((each) => each[kind]?.[n] !== undefined));

const pointsOf = (speeds: ApproachSpeeds | undefined, kind: InputKind): Point[] =>
  Object.entries(speeds?.[kind] ?? {}).map(([n, [median]]) => ({n: Number(n), value: median}));

/** Returns the series of a plot of speeds, in the order of the approaches. */
export const seriesFor = (
  {approaches}: Pick<SpeedData, 'approaches'>,
  {speeds}: Pick<SpeedRecord, 'speeds'>,
  own: OwnSpeeds,
  kind: InputKind,
): Series[] =>
  approaches.map(({file, title}, index) => ({
    letter: letterOf(index),
    title,
    points: pointsOf(speeds[file], kind),
    own: pointsOf(own[index], kind).map((point) => ({...point, isOwn: true})),
  }));

/** Returns all values of the series, including the reader's own. */
export const valuesOf = (series: readonly Series[]): number[] =>
  series.flatMap(({points, own = []}) => [...points, ...own].map(({value}) => value));
