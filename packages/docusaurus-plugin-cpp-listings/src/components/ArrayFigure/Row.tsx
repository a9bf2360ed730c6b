import {type ReactNode} from 'react';
import clsx from 'clsx';
import {
  cellHeight,
  cellLeft,
  cellMiddle,
  cellWidth,
  indexHeight,
  margin,
  pointerCharacter,
  pointerHeight,
  rangeCharacter,
  rangeHeight,
  rowGap,
  titleCharacter,
  titleHeight,
} from '../drawing/geometry';
import {marks, type ArrayRow} from './row-data';
import drawing from '../drawing/styles.module.css';

export interface Props {
  readonly row: ArrayRow;
  /** Upper edge of the row in the drawing. */
  readonly top: number;
}

const showsIndices = (row: ArrayRow) => row.indices !== false;

/** Returns the names of the pointers at each cell, separated by commas. */
function pointersByCell(row: ArrayRow): Map<number, string> {
  const byCell = new Map<number, string>();
  for (const [name, index] of Object.entries(row.pointers ?? {})) {
    const others = byCell.get(index);
    byCell.set(index, others ? `${others}, ${name}` : name);
  }
  return byCell;
}

/** Returns where a pointer stands; one past the end, at the edge and not under a cell. */
const pointerMiddle = (row: ArrayRow, index: number) =>
  index === row.values.length ? cellLeft(index) : cellMiddle(index);

/** Returns the height of a row in the drawing. */
export function rowHeight(row: ArrayRow): number {
  return (
    (row.title ? titleHeight : 0) +
    (showsIndices(row) ? indexHeight : 0) +
    cellHeight +
    (row.ranges?.length ? rangeHeight : 0) +
    (pointersByCell(row).size > 0 ? pointerHeight : 0) +
    rowGap
  );
}

/** Returns the width of a row in the drawing: of its cells, or of a longer title or label. */
export function rowWidth(row: ArrayRow): number {
  const halfLabels = [
    ...(row.ranges ?? []).map(({from, to, label}) => ({
      middle: (cellLeft(from) + cellLeft(to)) / 2,
      half: (label.length * rangeCharacter) / 2,
    })),
    ...[...pointersByCell(row)].map(([index, names]) => ({
      middle: pointerMiddle(row, index),
      half: (names.length * pointerCharacter) / 2,
    })),
  ];
  return Math.max(
    cellLeft(row.values.length) + margin,
    margin + (row.title?.length ?? 0) * titleCharacter,
    ...halfLabels.map(({middle, half}) => middle + half + 2),
  );
}

function Cells({row, top}: Props): ReactNode {
  return row.values.map((value, index) => {
    const mark = marks.find((candidate) => row.marks?.[candidate]?.includes(index));
    return (
      <g
        key={index}
        className={clsx(drawing.cell, mark && drawing[mark], value === null && drawing.hollow)}
      >
        <rect x={cellLeft(index)} y={top} width={cellWidth} height={cellHeight} />
        <text x={cellMiddle(index)} y={top + cellHeight / 2} className={drawing.value}>
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
      <g key={`${from}-${to}-${label}`} className={drawing.range}>
        <path d={`M${left} ${top + 3}v5H${right}v-5`} />
        <text x={(left + right) / 2} y={top + 19}>
          {label}
        </text>
      </g>
    );
  });
}

function Pointers({row, top}: Props): ReactNode {
  return [...pointersByCell(row)].map(([index, names]) => {
    const x = pointerMiddle(row, index);
    return (
      <g key={index} className={drawing.pointer}>
        <path d={`M${x} ${top + 3}l-4.5 7h9z`} />
        <text x={x} y={top + 22}>
          {names}
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
        <text x={margin} y={top + titleHeight / 2} className={drawing.title}>
          {row.title}
        </text>
      )}
      {showsIndices(row) &&
        row.values.map((_, index) => (
          <text
            key={index}
            x={cellMiddle(index)}
            y={indexTop + indexHeight / 2}
            className={drawing.index}
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
