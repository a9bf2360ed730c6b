import {type ReactNode} from 'react';
import clsx from 'clsx';
import {
  cellHeight,
  cellLeft,
  cellMiddle,
  cellWidth,
  indexHeight,
  margin,
  pointerHeight,
  rangeHeight,
  rowGap,
  titleHeight,
} from './geometry';
import {marks, type ArrayRow} from './row-data';
import styles from './styles.module.css';

export interface Props {
  readonly row: ArrayRow;
  /** Upper edge of the row in the drawing. */
  readonly top: number;
}

const showsIndices = (row: ArrayRow) => row.indices !== false;
const pointerEntries = (row: ArrayRow) => Object.entries(row.pointers ?? {});

/** Height of a row in the drawing. */
export function rowHeight(row: ArrayRow): number {
  return (
    (row.title ? titleHeight : 0) +
    (showsIndices(row) ? indexHeight : 0) +
    cellHeight +
    (row.ranges?.length ? rangeHeight : 0) +
    (pointerEntries(row).length > 0 ? pointerHeight : 0) +
    rowGap
  );
}

function Cells({row, top}: Props): ReactNode {
  return row.values.map((value, index) => {
    const mark = marks.find((candidate) => row.marks?.[candidate]?.includes(index));
    return (
      <g
        key={index}
        className={clsx(styles.cell, mark && styles[mark], value === null && styles.hollow)}
      >
        <rect x={cellLeft(index)} y={top} width={cellWidth} height={cellHeight} />
        <text x={cellMiddle(index)} y={top + cellHeight / 2} className={styles.value}>
          {value}
        </text>
      </g>
    );
  });
}

function Ranges({row, top}: Props): ReactNode {
  return row.ranges?.map(({from, to, label}) => {
    const left = cellLeft(from) + 3;
    const right = Math.max(left + 2, cellLeft(to) - 3);
    return (
      <g key={`${from}-${to}-${label}`} className={styles.range}>
        <path d={`M${left} ${top + 3}v5H${right}v-5`} />
        <text x={(left + right) / 2} y={top + 19}>
          {label}
        </text>
      </g>
    );
  });
}

function Pointers({row, top}: Props): ReactNode {
  const byCell = new Map<number, string[]>();
  for (const [name, index] of pointerEntries(row)) {
    byCell.set(index, [...(byCell.get(index) ?? []), name]);
  }
  return [...byCell].map(([index, names]) => {
    const x = index === row.values.length ? cellLeft(index) : cellMiddle(index);
    return (
      <g key={index} className={styles.pointer}>
        <path d={`M${x} ${top + 3}l-4.5 7h9z`} />
        <text x={x} y={top + 22}>
          {names.join(', ')}
        </text>
      </g>
    );
  });
}

/** One array: title, indices, cells, ranges and pointers, from top to bottom. */
export default function Row({row, top}: Props): ReactNode {
  const indexTop = top + (row.title ? titleHeight : 0);
  const cellTop = indexTop + (showsIndices(row) ? indexHeight : 0);
  const rangeTop = cellTop + cellHeight;
  const pointerTop = rangeTop + (row.ranges?.length ? rangeHeight : 0);
  return (
    <g>
      {row.title && (
        <text x={margin} y={top + titleHeight / 2} className={styles.title}>
          {row.title}
        </text>
      )}
      {showsIndices(row) &&
        row.values.map((_, index) => (
          <text
            key={index}
            x={cellMiddle(index)}
            y={indexTop + indexHeight / 2}
            className={styles.index}
          >
            {index}
          </text>
        ))}
      <Cells row={row} top={cellTop} />
      <Ranges row={row} top={rangeTop} />
      <Pointers row={row} top={pointerTop} />
    </g>
  );
}
