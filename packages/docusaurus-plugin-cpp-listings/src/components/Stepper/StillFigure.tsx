import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {
  cellHeight,
  indexHeight,
  leastWidth,
  margin,
  rangeHeight,
  titleHeight,
} from '../drawing/geometry';
import {outlines} from '../drawing/places';
import Still, {type Props as StillProps} from '../drawing/Still';
import drawing from '../drawing/styles.module.css';
import {describe, type Props} from './Figure';
import {
  arrowsHeight,
  headOf,
  laneMiddle,
  lanesOf,
  left,
  minScale,
  placeArrows,
  placeBrackets,
  topsOf,
  type RowLayout,
} from './layout';
import {rowTitle} from './rowTitle';
import type {DrawnCell, DrawnRow} from './scene';
import styles from './figure.module.css';

interface Parts extends StillProps {
  readonly readMarks: string;
  readonly writtenMarks: string;
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
    readMarks: cells
      .filter(({isRead}) => isRead)
      .map(({x}) => `M${x + width - 11} ${y + 8}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`)
      .join(''),
    writtenMarks: outlines(
      cells
        .filter(({isWritten}) => isWritten)
        .map(({x}) => ({x: x + 4, y: y + cellHeight - 7, width: width - 8})),
      4,
    ),
    brackets: brackets
      .map(
        ({item: {start, end}, lane}) =>
          `M${start} ${bracketTop + lane * rangeHeight + 3}v5H${end}v-5`,
      )
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

/** The drawing of a step's arrays as the server writes it: with as few elements as it can have. */
export default function StillFigure({rows, layout}: Props): ReactNode {
  const hatch = useId();
  if (layout.height === 0) {
    return null;
  }
  const tops = topsOf(rows, layout);
  const parts = rows.flatMap((row, index) => {
    const size = layout.rows.get(row.id);
    return size ? [partsOf(row, size, tops[index] ?? 0)] : [];
  });
  const none = translate({id: 'cppListings.figure.none', message: 'No array yet'});
  const empty = translate({id: 'cppListings.figure.empty', message: 'no elements'});
  const joined = (part: 'brackets' | 'heads' | 'readMarks' | 'writtenMarks') =>
    parts.map((each) => each[part]).join('');
  return (
    <div
      className={clsx(drawing.scroller, styles.scroller)}
      tabIndex={0}
      role="group"
      aria-label={translate({id: 'cppListings.figure.label', message: 'Arrays'})}
      data-figure
    >
      <svg
        className={drawing.drawing}
        width={layout.width}
        data-amount={leastWidth(layout.width, minScale)}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        role="img"
        aria-label={rows.map(describe).join('. ') || none}
      >
        {rows.some(({cells}) => cells.some(({isUnknown}) => isUnknown)) && (
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
        <Still
          cells={parts.flatMap(({cells}) => cells)}
          indices={parts.flatMap(({indices}) => indices)}
          brackets={joined('brackets')}
          bracketLabels={parts.flatMap(({bracketLabels}) => bracketLabels)}
          isCode
          heads={joined('heads')}
          pointerNames={parts.flatMap(({pointerNames}) => pointerNames)}
          pointerClassName={styles.stillPointer}
          hatch={`url(#${hatch})`}
        />
        {joined('readMarks') && <path className={styles.readMark} d={joined('readMarks')} />}
        {joined('writtenMarks') && <path className={styles.readMark} d={joined('writtenMarks')} />}
      </svg>
    </div>
  );
}
