import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {dashOf, outlineOf} from './marks';
import {plotHeight, powerText, spread, zeroDrop, type Scales} from './scales';
import type {Point, Series} from './series';
import styles from './plot.module.css';

/** The pixels around the plot that its labels take. */
const margin = {top: 28, bottom: 46};
const letterHeight = 14;

export interface Props {
  readonly series: readonly Series[];
  readonly scales: Scales;
  /** The name of the values. */
  readonly name: string;
  /** A description of the plot for readers who cannot see it. */
  readonly label: string;
}

/** Stretches a drawing to the plot's width, and shows the parts beyond its edges. */
const stretched = {preserveAspectRatio: 'none', overflow: 'visible'} as const;

/** Rounds a part of the plot's width, which is 100. */
const part = (value: number) => Number(value.toFixed(2));
const percent = (value: number) => `${part(value)}%`;
/** Rounds to whole pixels, because half a pixel is invisible and a plot has hundreds of numbers. */
const pixel = Math.round;

/** The distance in pixels below which a point lies on the line between its neighbours. */
const tolerance = 0.001;

/** Returns the points of a line without those inside its straight parts. */
const cornersOf = (points: readonly Point[], {x, y}: Scales): readonly Point[] =>
  points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) {
      return true;
    }
    const share = (x(point.n) - x(before.n)) / (x(after.n) - x(before.n));
    const straight = y(before.value) + share * (y(after.value) - y(before.value));
    return Math.abs(straight - y(point.value)) > tolerance;
  });

/** Returns a line through points, in a drawing that is 100 wide and stretched to the plot. */
const lineThrough = (points: readonly Point[], {x, y}: Scales): string =>
  points
    .map(({n, value}, index) => `${index === 0 ? 'M' : 'L'}${part(x(n))} ${pixel(y(value))}`)
    .join('');

/** Returns the title of an axis. */
const axisTitle = (name: string): string =>
  translate(
    {
      id: 'cppListings.plot.axis',
      message: '{name} (log scale)',
      description: 'At an axis of a plot, whose scale is logarithmic',
    },
    {name},
  );

/** The letters at the ends of the lines, moved apart. */
function Letters({series, scales: {x, y}}: Pick<Props, 'series' | 'scales'>): ReactNode {
  const ends = series.flatMap(({letter, points}, index) => {
    const last = points.at(-1);
    return last ? [{letter, index, last, y: y(last.value)}] : [];
  });
  return [...new Set(ends.map(({last}) => last.n))].flatMap((n) => {
    const here = ends.filter(({last}) => last.n === n);
    const places = spread(
      here.map((end) => end.y),
      letterHeight,
      plotHeight + zeroDrop,
    );
    return here.map(({letter, index, y: end}, at) => {
      const place = pixel(places[at] ?? end);
      return (
        <svg
          key={letter}
          data-series={index}
          className={styles.letter}
          x={percent(x(n))}
          overflow="visible"
        >
          <path d={`M5 ${pixel(end)}L14 ${place}`} />
          <text x={17} y={place}>
            {letter}
          </text>
        </svg>
      );
    });
  });
}

/**
 * A plot of values against sizes, both on logarithmic axes; the stated bounds are the faint
 * lines.
 */
export default function Plot({series, scales, name, label}: Props): ReactNode {
  const id = useId();
  const floor = plotHeight + zeroDrop;
  const hasFloor = series.some(({points, own = []}) =>
    [...points, ...own].some(({value}) => scales.y(value) === floor),
  );
  const rows = [
    ...scales.values.map((value) => ({text: powerText(value), y: scales.y(value)})),
    ...(hasFloor ? [{text: scales.floor, y: floor}] : []),
  ];
  const grid =
    rows.map(({y}) => `M0 ${pixel(y)}H100`).join('') +
    scales.sizes.map((n) => `M${part(scales.x(n))} 0V${floor}`).join('');
  return (
    <div className={styles.plot}>
      <svg
        role="img"
        aria-label={label}
        width="100%"
        height={plotHeight + zeroDrop + margin.top + margin.bottom}
        overflow="visible"
      >
        <svg y={margin.top} overflow="visible">
          {/* Paths cannot use percentages, so this part is stretched, but its strokes are not. */}
          <svg viewBox={`0 0 100 ${floor}`} width="100%" height={floor} {...stretched}>
            <path className={styles.grid} d={grid} />
            {series.map(({letter, points, own, bound}, index) => (
              <g key={letter} data-series={index}>
                {bound && (
                  <path
                    className={styles.bound}
                    d={lineThrough(cornersOf(bound.points, scales), scales)}
                  />
                )}
                <path
                  className={styles.line}
                  d={lineThrough(points, scales)}
                  // In a plot that may have lines of the reader's own, only those are dashed.
                  strokeDasharray={own ? undefined : dashOf(index)}
                />
                {own && own.length > 0 && (
                  <path
                    className={styles.line}
                    d={lineThrough(own, scales)}
                    strokeDasharray="4 4"
                  />
                )}
              </g>
            ))}
          </svg>
          <g className={styles.labels}>
            <text y={-16}>{axisTitle(name)}</text>
            <g className={styles.values}>
              {rows.map(({text, y}) => (
                <text key={text} x={-8} y={pixel(y)}>
                  {text}
                </text>
              ))}
              <text x="100%" y={floor + 36}>
                {axisTitle('n')}
              </text>
            </g>
            <g className={styles.sizes}>
              {scales.sizes.map((n) => (
                <text key={n} x={percent(scales.x(n))} y={floor + 18}>
                  {scales.sizeText(n)}
                </text>
              ))}
            </g>
          </g>
          <defs>
            {series.map(({letter}, index) => (
              <path key={letter} id={`${id}${index}`} d={outlineOf(index)} />
            ))}
          </defs>
          {series.map(({letter, points, own = []}, index) => (
            <g key={letter} data-series={index} className={styles.mark}>
              {[...points, ...own].map(({n, value, isOwn = false}) => (
                <use
                  key={`${n} ${isOwn}`}
                  href={`#${id}${index}`}
                  x={percent(scales.x(n))}
                  y={pixel(scales.y(value))}
                  className={isOwn ? styles.own : undefined}
                />
              ))}
            </g>
          ))}
          <Letters series={series} scales={scales} />
        </svg>
      </svg>
    </div>
  );
}
