import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Rows, {rowHeight, rowWidth} from './Rows';
import {requireRows} from './requireRows';
import requireRowsOnServer from './requireRows.server';
import {describe, type ArrayRow} from './rowData';
import {minWidth} from '../drawing/geometry';
import drawing from '../drawing/styles.module.css';
import styles from './styles.module.css';

/** The smallest scale of a figure that is too wide; below it, the figure scrolls. */
const minScale = 0.7;

export interface Props {
  /** The states of the array, from top to bottom. */
  readonly rows: readonly ArrayRow[];
  /** The visible caption; says what the figure shows. */
  readonly caption?: ReactNode;
  /** The page and line of the figure; filled in at build time. */
  readonly place?: string;
}

/** Only the build and the development server check the rows; readers' scripts omit the check. */
const check = process.env.NODE_ENV === 'development' ? requireRows : requireRowsOnServer;

/**
 * Draws arrays as rows of adjoining cells with indices, index variables and ranges. Plain SVG:
 * complete without JavaScript, in both colour modes and in print.
 *
 * @throws Error, which fails the build, if rows cannot be drawn.
 */
export default function ArrayFigure({rows, caption, place}: Props): ReactNode {
  check?.(rows, place);
  const width = Math.max(...rows.map(rowWidth));
  const tops = rows.reduce<number[]>(
    (sums, row) => [...sums, (sums.at(-1) ?? 0) + rowHeight(row)],
    [0],
  );
  const height = tops.at(-1) ?? 0;
  return (
    <figure className={styles.figure}>
      <div
        className={drawing.scroller}
        role="group"
        aria-label={translate({id: 'cppListings.figure.label', message: 'Arrays'})}
        tabIndex={0}
      >
        <svg
          className={drawing.drawing}
          width={width}
          data-amount={minWidth(width, minScale)}
          // Starts above the first row; otherwise the upper
          // edge of cells without a title would be cut.
          viewBox={`0 -1 ${width} ${height}`}
          role="img"
          aria-label={rows.map(describe).join('. ')}
        >
          <Rows rows={rows} tops={tops} />
        </svg>
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
