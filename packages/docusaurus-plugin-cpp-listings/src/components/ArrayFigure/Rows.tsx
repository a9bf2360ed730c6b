import {type ReactNode} from 'react';
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
import {bracketPath} from '../drawing/places';
import {marks, type ArrayRow} from './rowData';
import StaticDrawing, {type Props as StaticDrawingProps} from '../drawing/StaticDrawing';
import drawing from '../drawing/styles.module.css';

export interface Props {
  readonly rows: readonly ArrayRow[];
  /** Upper edges of the rows in the drawing. */
  readonly tops: readonly number[];
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

/** Returns the x-coordinate of a pointer: the middle of its cell, or the right edge for one past the end. */
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

/** Returns the width of a row in the drawing: that of its cells, or of a longer title or label. */
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

/** Returns the parts of a row that are drawn below its title. */
function partsOf(row: ArrayRow, top: number): StaticDrawingProps {
  const indexTop = top + (row.title ? titleHeight : 0);
  const cellTop = indexTop + (showsIndices(row) ? indexHeight : 0);
  const rangeTop = cellTop + cellHeight;
  const pointerTop = rangeTop + (row.ranges?.length ? rangeHeight : 0);
  const ranges = (row.ranges ?? []).map(({from, to, label}) => {
    const start = cellLeft(from) + 3;
    return {start, end: Math.max(start + 2, cellLeft(to) - 3), label};
  });
  const pointers = [...pointersByCell(row)].map(([index, names]) => ({
    names,
    x: pointerMiddle(row, index),
  }));
  return {
    indices: showsIndices(row)
      ? row.values.map((_, index) => ({
          text: String(index),
          x: cellMiddle(index),
          y: indexTop + indexHeight / 2,
        }))
      : [],
    cells: row.values.map((value, index) => ({
      text: String(value ?? ''),
      x: cellLeft(index),
      y: cellTop,
      width: cellWidth,
      look:
        value === null
          ? 'hollow'
          : (marks.find((mark) => row.marks?.[mark]?.includes(index)) ?? 'plain'),
    })),
    brackets: ranges.map(({start, end}) => bracketPath(start, end, rangeTop)).join(''),
    bracketLabels: ranges.map(({start, end, label}) => ({
      text: label,
      x: (start + end) / 2,
      y: rangeTop + 19,
    })),
    heads: pointers.map(({x}) => `M${x} ${pointerTop + 3}l-4.5 7h9z`).join(''),
    pointerNames: pointers.map(({names, x}) => ({text: names, x, y: pointerTop + 22})),
  };
}

/** Rows of arrays: title, indices, cells, ranges and pointers, from top to bottom. */
export default function Rows({rows, tops}: Props): ReactNode {
  const parts = rows.map((row, index) => partsOf(row, tops[index] ?? 0));
  return (
    <>
      {rows.map(
        ({title}, index) =>
          title && (
            <text
              key={index}
              x={margin}
              y={(tops[index] ?? 0) + titleHeight / 2}
              className={drawing.title}
            >
              {title}
            </text>
          ),
      )}
      <StaticDrawing
        cells={parts.flatMap(({cells}) => cells)}
        indices={parts.flatMap(({indices}) => indices)}
        brackets={parts.map(({brackets}) => brackets).join('')}
        bracketLabels={parts.flatMap(({bracketLabels}) => bracketLabels)}
        heads={parts.map(({heads}) => heads).join('')}
        pointerNames={parts.flatMap(({pointerNames}) => pointerNames)}
      />
    </>
  );
}
