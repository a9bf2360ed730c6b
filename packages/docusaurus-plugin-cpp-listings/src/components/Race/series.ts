import type {InputKind} from '../../model/costs';
import {
  timedInputs,
  timedSizes,
  type ApproachSpeeds,
  type SpeedData,
  type SpeedRecord,
} from '../../model/speed';
import {letterOf, type Point, type Series} from '../plot/series';

/** The speeds on the reader's machine, by the approach's number. */
export type OwnSpeeds = Readonly<Record<number, ApproachSpeeds>>;

/** Returns the kinds of inputs that were measured, the first of them is shown first. */
export const kindsOf = ({speeds}: Pick<SpeedRecord, 'speeds'>): InputKind[] =>
  timedInputs.filter((kind) =>
    Object.values(speeds).some((each) => Object.keys(each[kind] ?? {}).length > 0),
  );

/** Returns the sizes at which any approach was measured on some inputs. */
export const sizesOfKind = ({speeds}: Pick<SpeedRecord, 'speeds'>, kind: InputKind): number[] =>
  timedSizes.filter((n) => Object.values(speeds).some((each) => each[kind]?.[n] !== undefined));

const pointsOf = (speeds: ApproachSpeeds | undefined, kind: InputKind): Point[] =>
  Object.entries(speeds?.[kind] ?? {}).map(([n, [median]]) => ({n: Number(n), value: median}));

/** Returns the lines of a plot of speeds, in the order of the approaches. */
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

/** Returns all values of lines, the reader's too. */
export const valuesOf = (series: readonly Series[]): number[] =>
  series.flatMap(({points, own = []}) => [...points, ...own].map(({value}) => value));
