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

/** Returns all speeds of a record and of the reader's machine, so that all kinds have one scale. */
export const allSpeeds = ({speeds}: Pick<SpeedRecord, 'speeds'>, own: OwnSpeeds): number[] =>
  [...Object.values(speeds), ...Object.values(own)].flatMap((each) =>
    Object.values(each).flatMap((sizes) => Object.values(sizes).map(([median]: Speed) => median)),
  );
