import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {cellHeight, indexHeight, margin, rangeHeight, titleHeight} from '../drawing/geometry';
import {bracketPath, outlines} from '../drawing/places';
import StaticDrawing, {type Props as StaticDrawingProps} from '../drawing/StaticDrawing';
import drawing from '../drawing/styles.module.css';
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
import type {DrawnCell, DrawnRow} from './rows';
import styles from './figure.module.css';

interface Parts extends StaticDrawingProps {
  /** The outlines of the marks of read cells and of written cells. */
  readonly marks: string;
  readonly noteTop: number;
}

const lookOf = ({isUnknown, isRead, isWritten}: DrawnCell) =>
  isUnknown ? 'unknown' : isWritten ? 'done' : isRead ? 'active' : 'plain';

function partsOf(row: DrawnRow, size: RowLayout, top: number): Parts {
  const y = top + titleHeight + indexHeight;
  const bracketTop = y + cellHeight;
  const brackets = placeBrackets(row, size);
  const arrowTop = bracketTop + lanesOf(brackets) * rangeHeight;
  const arrows = placeArrows(row, size);
  const width = size.cellWidth;
  const cells = row.cells.map((cell, index) => ({...cell, x: left(size, index), y, width}));
  return {
    cells: cells.map((cell) => ({...cell, look: lookOf(cell)})),
    indices: cells.map(({x}, index) => ({
      text: String(index),
      x: x + width / 2,
      y: y - indexHeight / 2,
    })),
    marks: [
      ...cells
        .filter(({isRead}) => isRead)
        .map(({x}) => `M${x + width - 11} ${y + 8}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`),
      outlines(
        cells
          .filter(({isWritten}) => isWritten)
          .map(({x}) => ({x: x + 4, y: y + cellHeight - 7, width: width - 8})),
        4,
      ),
    ].join(''),
    brackets: brackets
      .map(({item: {start, end}, lane}) => bracketPath(start, end, bracketTop + lane * rangeHeight))
      .join(''),
    bracketLabels: brackets.map(({item, lane, x}) => ({
      text: item.name,
      x,
      y: bracketTop + lane * rangeHeight + 18,
    })),
    heads: arrows
      .filter(({isBelow}) => !isBelow)
      .map(({item, lane}) => headOf(item.point, arrowTop, lane))
      .join(''),
    pointerNames: arrows.map(({item, lane, x}) => ({
      text: item.name,
      x,
      y: arrowTop + laneMiddle(lane),
    })),
    noteTop: arrowTop + arrowsHeight(size.arrowLanes),
  };
}

/** The drawing of a step's arrays that the server renders, with as few elements as possible. */
export default function StaticFigure({rows, layout}: FigureContents): ReactNode {
  const hatch = useId();
  const tops = topsOf(rows, layout);
  const parts = rows.flatMap((row, index) => {
    const size = layout.rows.get(row.id);
    return size ? [partsOf(row, size, tops[index] ?? 0)] : [];
  });
  const empty = translate({id: 'cppListings.figure.empty', message: 'no elements'});
  const joined = (part: 'brackets' | 'heads' | 'marks') => parts.map((each) => each[part]).join('');
  const hasUnknown = rows.some(({cells}) => cells.some(({isUnknown}) => isUnknown));
  return (
    <FigureFrame rows={rows} layout={layout} hatch={hasUnknown ? hatch : undefined}>
      {rows.map((row, index) => (
        <text
          key={row.id}
          x={margin}
          y={(tops[index] ?? 0) + titleHeight / 2}
          className={clsx(drawing.title, drawing.code)}
        >
          {rowTitle(row)}
        </text>
      ))}
      {rows.map(({id, cells, notes}, index) => {
        const {noteTop = 0} = parts[index] ?? {};
        const cellTop = (tops[index] ?? 0) + titleHeight + indexHeight;
        return [
          cells.length === 0 && {text: empty, y: cellTop + cellHeight / 2},
          ...notes.map((text, line) => ({text, y: noteTop + 10 + line * 20})),
        ].map(
          (note) =>
            note && (
              <text key={`${id} ${note.text}`} x={margin} y={note.y} className={styles.note}>
                {note.text}
              </text>
            ),
        );
      })}
      <StaticDrawing
        cells={parts.flatMap(({cells}) => cells)}
        indices={parts.flatMap(({indices}) => indices)}
        brackets={joined('brackets')}
        bracketLabels={parts.flatMap(({bracketLabels}) => bracketLabels)}
        isCode
        heads={joined('heads')}
        pointerNames={parts.flatMap(({pointerNames}) => pointerNames)}
        pointerClassName={styles.staticPointer}
        hatch={`url(#${hatch})`}
      />
      {joined('marks') && <path className={styles.mark} d={joined('marks')} />}
    </FigureFrame>
  );
}
