import {type ReactNode} from 'react';
import clsx from 'clsx';
import Mark, {dashOf} from './Mark';
import {plotHeight, powerText, spread, zeroDrop, type Scales} from './scales';
import type {Point, Series} from './series';
import styles from './plot.module.css';

/** Pixels around the plot that its numbers take. */
const margin = {top: 12, bottom: 30};
const letterHeight = 14;

export interface Props {
  readonly series: readonly Series[];
  readonly scales: Scales;
  /** A description of the plot for those who do not see it. */
  readonly label: string;
}

const percent = (value: number) => `${Number(value.toFixed(3))}%`;
const pixel = (value: number) => Number(value.toFixed(2));

function Path({
  points,
  scales: {x, y},
  className,
  dash,
}: {
  readonly points: readonly Point[];
  readonly scales: Scales;
  readonly className?: string;
  readonly dash?: string | undefined;
}): ReactNode {
  return points.map((point, index) => {
    const before = points[index - 1];
    return (
      before && (
        <line
          key={point.n}
          className={className}
          strokeDasharray={dash}
          x1={percent(x(before.n))}
          y1={pixel(y(before.value))}
          x2={percent(x(point.n))}
          y2={pixel(y(point.value))}
        />
      )
    );
  });
}

/** The labels at the ends of the lines, moved apart. */
function Letters({series, scales: {x, y}}: Omit<Props, 'label'>): ReactNode {
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
        <g key={letter} data-series={index} className={styles.letter}>
          <svg x={percent(x(n))} overflow="visible">
            <line x1={5} y1={pixel(end)} x2={14} y2={place} />
            <text x={17} y={place} dominantBaseline="central">
              {letter}
            </text>
          </svg>
        </g>
      );
    });
  });
}

/**
 * A plot of values against sizes, both on logarithmic axes; the stated bounds are the faint
 * lines.
 */
export default function Plot({series, scales, label}: Props): ReactNode {
  const floor = plotHeight + zeroDrop;
  const hasFloor = series.some(({points, own = []}) =>
    [...points, ...own].some(({value}) => scales.y(value) === floor),
  );
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
          <g className={styles.grid}>
            {scales.values.map((value) => (
              <g key={value}>
                <line x1="0" x2="100%" y1={pixel(scales.y(value))} y2={pixel(scales.y(value))} />
                <text x={-8} y={pixel(scales.y(value))} className={styles.value}>
                  {powerText(value)}
                </text>
              </g>
            ))}
            {hasFloor && (
              <g>
                <line x1="0" x2="100%" y1={floor} y2={floor} />
                <text x={-8} y={floor} className={styles.value}>
                  {scales.floor}
                </text>
              </g>
            )}
            {scales.sizes.map((n) => (
              <g key={n}>
                <line
                  x1={percent(scales.x(n))}
                  x2={percent(scales.x(n))}
                  y1={0}
                  y2={plotHeight + zeroDrop}
                />
                <text x={percent(scales.x(n))} y={plotHeight + zeroDrop + 18} textAnchor="middle">
                  {scales.sizeText(n)}
                </text>
              </g>
            ))}
          </g>
          {series.map(({letter, points, own, bound}, index) => (
            <g key={letter} data-series={index}>
              {bound && <Path points={bound.points} scales={scales} className={styles.bound} />}
              <Path
                points={points}
                scales={scales}
                className={styles.line}
                // Dashes tell the reader's lines apart where there are such.
                dash={own ? undefined : dashOf(index)}
              />
              {own && <Path points={own} scales={scales} className={styles.line} dash="4 4" />}
              {[...points, ...(own ?? [])].map(({n, value, isOwn = false}) => (
                <Mark
                  key={`${n} ${isOwn}`}
                  index={index}
                  x={percent(scales.x(n))}
                  y={pixel(scales.y(value))}
                  className={clsx(styles.mark, isOwn && styles.own)}
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
