import {type ReactNode, type Ref} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {minWidth, margin, titleHeight} from '../drawing/geometry';
import drawing from '../drawing/styles.module.css';
import type {Layout} from './layout';
import {rowTitle} from './rowTitle';
import type {DrawnRow} from './rows';
import styles from './figure.module.css';

/** Describes a row for readers who cannot see it. */
function describe(row: DrawnRow): string {
  const marked = (is: 'isRead' | 'isWritten') =>
    row.cells.flatMap((cell, index) => (cell[is] ? [index] : [])).join(', ');
  const parts = [
    `${rowTitle(row)}: ${row.cells.map(({text}) => text).join(', ')}`,
    ...row.brackets.map(({name, from, to}) => `${name}: [${from}, ${to})`),
    ...row.arrows.map(({name, index}) => `${name}: ${index}`),
    ...row.notes,
  ];
  const [read, written] = [marked('isRead'), marked('isWritten')];
  if (read) {
    parts.push(
      translate({id: 'cppListings.figure.read', message: 'read: index {indices}'}, {indices: read}),
    );
  }
  if (written) {
    parts.push(
      translate(
        {id: 'cppListings.figure.written', message: 'written: index {indices}'},
        {indices: written},
      ),
    );
  }
  return parts.join('; ');
}

/** The contents of a figure. */
export interface FigureContents {
  readonly rows: readonly DrawnRow[];
  readonly layout: Layout;
}

interface Props extends FigureContents {
  readonly ref?: Ref<HTMLDivElement>;
  /** The id of the pattern for cells that hold nothing yet; absent if there are none. */
  readonly hatch?: string | undefined;
  /** The drawn rows. */
  readonly children: ReactNode;
}

/** The frame of the drawing of a step's arrays: it scrolls, and describes the drawing. */
export default function FigureFrame({ref, rows, layout, hatch, children}: Props): ReactNode {
  const none = translate({id: 'cppListings.figure.none', message: 'No array yet'});
  return (
    <div
      className={clsx(drawing.scroller, styles.scroller)}
      ref={ref}
      tabIndex={0}
      role="group"
      aria-label={translate({id: 'cppListings.figure.label', message: 'Arrays'})}
      data-figure
    >
      <svg
        className={drawing.drawing}
        width={layout.width}
        data-amount={minWidth(layout.width, 1)}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        role="img"
        aria-label={rows.map(describe).join('. ') || none}
      >
        {hatch !== undefined && (
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0V6" className={styles.hatch} />
          </pattern>
        )}
        {rows.length === 0 && (
          <text x={margin} y={titleHeight / 2} className={styles.note}>
            {none}
          </text>
        )}
        {children}
      </svg>
    </div>
  );
}
