import {quantile} from '../quantile';
import {medianOf, type Measurements} from './measured';
import {isOwn} from './siteNames';

/** A figure of a page of this site, and its upper limit. */
interface Bar {
  readonly name: string;
  readonly figure: (measured: Measurements) => number;
  /** Undefined if there is nothing to compare with. */
  readonly most: number | undefined;
}

/** Returns the points that a page lacks in its worst Lighthouse category. */
const missingPoints = ({verdicts}: Measurements) =>
  Math.max(
    ...[0, 1, 2, 3].map((at) => 100 - medianOf(verdicts.map(({scores}) => scores[at] ?? NaN))),
  );
const blocking = ({verdicts}: Measurements) => medianOf(verdicts.map((of) => of.blocking));
const largestPaint = ({verdicts}: Measurements) => medianOf(verdicts.map((of) => of.largestPaint));

const barsComparedWith = (starlight: Measurements | undefined): readonly Bar[] => [
  {name: 'points missing in a category of Lighthouse', figure: missingPoints, most: 0},
  {name: 'TBT, ms', figure: blocking, most: 50},
  {
    name: "TBT, ms, a quarter of Starlight's",
    figure: blocking,
    most: starlight && blocking(starlight) / 4,
  },
  {name: "LCP, ms, Starlight's", figure: largestPaint, most: starlight && largestPaint(starlight)},
  {
    name: 'longest task before an input, ms',
    figure: ({loads}) => medianOf(loads.map(({longest}) => longest.duration)),
    most: 50,
  },
  {name: 'HTML, KB', figure: ({loads}) => medianOf(loads.map(({html}) => html)) / 1000, most: 40},
  {
    name: 'scripts by load, KB',
    figure: ({loads}) => medianOf(loads.map(({scriptsByLoad}) => scriptsByLoad)) / 1000,
    most: 10,
  },
  {
    name: 'all by load, KB',
    figure: ({loads}) => medianOf(loads.map(({allByLoad}) => allByLoad)) / 1000,
    most: 120,
  },
  {
    name: 'all settled, KB',
    figure: ({loads}) => medianOf(loads.map(({allSettled}) => allSettled)) / 1000,
    most: 200,
  },
  {
    name: 'elements',
    figure: ({loads}) => medianOf(loads.map(({elements}) => elements)),
    most: 2500,
  },
  {
    name: 'next page, slow 4G, p50, ms',
    figure: ({nextPagesSlowLine}) => quantile(nextPagesSlowLine, 0.5),
    most: 200,
  },
  {
    name: 'first touch to a step, ms',
    figure: ({firstTouches}) => medianOf(firstTouches),
    most: 100,
  },
];

const figureText = (value: number) => String(Number(value.toFixed(1)));

/** Returns a table of the bars, each with the page of this site that is farthest from it. */
export function barsOf(measured: readonly Measurements[]): string {
  const own = measured.filter(({site}) => isOwn(site));
  const lines = barsComparedWith(measured.find(({site}) => site === 'starlight')).flatMap(
    ({name, figure, most}) => {
      const [worst] = own
        .map((of) => ({page: of.page, value: figure(of)}))
        .filter(({value}) => !Number.isNaN(value))
        .sort((a, b) => b.value - a.value);
      if (!worst || most === undefined) {
        return [];
      }
      const isMet = worst.value <= most;
      return [
        `| ${name} | ${figureText(most)} | ${figureText(worst.value)} (${worst.page}) | ${isMet ? 'met' : 'missed'} |`,
      ];
    },
  );
  return ['| bar | at most | worst page | |', '| --- | --: | --- | --- |', ...lines].join('\n');
}
