import {memo, useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {DrawnCell, DrawnRow} from './rows';
import drawing from '../drawing/styles.module.css';
import {cellHeight, indexHeight, margin, rangeHeight, titleHeight} from '../drawing/geometry';
import {bracketPath} from '../drawing/places';
import FigureFrame, {type FigureContents} from './FigureFrame';
import {
  arrowsHeight,
  headOf,
  laneMiddle,
  lanesOf,
  left,
  placeArrows,
  placeBrackets,
  topsOf,
  type RowLayout,
} from './layout';
import {rowTitle} from './rowTitle';
import useTouchedInView from './useTouchedInView';
import styles from './figure.module.css';

interface CellProps extends DrawnCell {
  readonly id: number;
  readonly index: number;
  readonly x: number;
  readonly width: number;
  readonly isWatched: boolean;
  /** The fill of a cell that holds nothing yet. */
  readonly hatch: string;
}

/** A cell; React renders it again only if its properties change. */
const Cell = memo(function Cell({
  id,
  index,
  x,
  width,
  text,
  isUnknown,
  isRead,
  isWritten,
  isWatched,
  hatch,
}: CellProps) {
  return (
    <g
      className={clsx(
        drawing.cell,
        isRead && drawing.active,
        isWritten && drawing.done,
        isWatched && styles.watched,
      )}
      data-cell={`${id} ${index}`}
      data-touched={isRead || isWritten || undefined}
    >
      <text x={x + width / 2} y={-indexHeight / 2} className={drawing.index}>
        {index}
      </text>
      <rect x={x} y={0} width={width} height={cellHeight} fill={isUnknown ? hatch : undefined} />
      <text x={x + width / 2} y={cellHeight / 2} className={drawing.value}>
        {text}
      </text>
      {isRead && <circle cx={x + width - 8} cy={8} r={3} className={styles.mark} />}
      {isWritten && (
        <rect
          x={x + 4}
          y={cellHeight - 7}
          width={width - 8}
          height={4}
          className={styles.writtenMark}
        />
      )}
    </g>
  );
});

interface RowProps {
  readonly row: DrawnRow;
  readonly size: RowLayout;
  /** The upper edge in the drawing. */
  readonly top: number;
  readonly watched: string | undefined;
  readonly hatch: string;
}

function Row({row, size, top, watched, hatch}: RowProps): ReactNode {
  const cellTop = top + titleHeight + indexHeight;
  const bracketTop = cellTop + cellHeight;
  const brackets = placeBrackets(row, size);
  const arrowTop = bracketTop + lanesOf(brackets) * rangeHeight;
  const noteTop = arrowTop + arrowsHeight(size.arrowLanes);
  return (
    <g>
      <text x={margin} y={top + titleHeight / 2} className={clsx(drawing.title, drawing.code)}>
        {rowTitle(row)}
      </text>
      {row.cells.length === 0 && (
        <text x={margin} y={cellTop + cellHeight / 2} className={styles.note}>
          {translate({id: 'cppListings.figure.empty', message: 'no elements'})}
        </text>
      )}
      <g transform={`translate(0 ${cellTop})`}>
        {row.cells.map((cell, index) => (
          <Cell
            key={index}
            {...cell}
            id={row.id}
            index={index}
            x={left(size, index)}
            width={size.cellWidth}
            isWatched={watched === `cell ${row.id} ${index}`}
            hatch={hatch}
          />
        ))}
      </g>
      {brackets.map(({item: {name, start, end}, lane, x}) => (
        <g key={`${name} ${start} ${end}`} className={drawing.range}>
          <path d={bracketPath(start, end, bracketTop + lane * rangeHeight)} />
          <text x={x} y={bracketTop + lane * rangeHeight + 18} className={drawing.code}>
            {name}
          </text>
        </g>
      ))}
      {placeArrows(row, size).map(({item: {name, array, point}, lane, x, isBelow}) => (
        <g
          key={`${name} ${array}`}
          className={clsx(drawing.pointer, styles.pointer)}
          transform={`translate(${point} ${arrowTop})`}
        >
          {!isBelow && <path d={headOf(0, 0, lane)} />}
          <text x={x - point} y={laneMiddle(lane)}>
            {name}
          </text>
        </g>
      ))}
      {row.notes.map((note, line) => (
        <text key={note} x={margin} y={noteTop + 10 + line * 20} className={styles.note}>
          {note}
        </text>
      ))}
    </g>
  );
}

export interface Props extends FigureContents {
  /** The key of the cell or variable that the reader watches. */
  readonly watched?: string;
}

/** The drawing of a step's arrays, in the size of the largest drawing of its trace. */
export default function Figure({rows, layout, watched}: Props): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  const hatch = useId();
  useTouchedInView(scroller, rows, layout);
  const tops = topsOf(rows, layout);
  return (
    <FigureFrame ref={scroller} rows={rows} layout={layout} hatch={hatch}>
      {rows.map((row, index) => {
        const size = layout.rows.get(row.id);
        return (
          size && (
            <Row
              key={row.id}
              row={row}
              size={size}
              top={tops[index] ?? 0}
              watched={watched}
              hatch={`url(#${hatch})`}
            />
          )
        );
      })}
    </FigureFrame>
  );
}
