import {type ReactNode} from 'react';
import clsx from 'clsx';
import {cellHeight} from './geometry';
import {outlines, type Box, type PlacedText} from './places';
import {MonospacedTexts, Texts} from './Texts';
import styles from './styles.module.css';

/** The look of a cell. */
type CellLook = 'plain' | 'active' | 'done' | 'muted' | 'bad' | 'hollow' | 'unknown';

/** A cell of a drawing that does not change. */
interface StaticCell extends Box {
  readonly text: string;
  readonly look: CellLook;
}

export interface Props {
  readonly cells: readonly StaticCell[];
  readonly indices: readonly PlacedText[];
  /** The outlines of all brackets. */
  readonly brackets: string;
  readonly bracketLabels: readonly PlacedText[];
  /** Whether brackets are labelled with code. */
  readonly isCode?: boolean;
  /** The outlines of all pointers. */
  readonly heads: string;
  readonly pointerNames: readonly PlacedText[];
  readonly pointerClassName?: string | undefined;
  /** The fill of cells that hold nothing yet. */
  readonly hatch?: string;
}

/** From back to front: an edge that has a meaning is drawn over its neighbour's edge. */
const looks = ['hollow', 'unknown', 'plain', 'muted', 'active', 'done', 'bad'] as const;

/**
 * The cells, brackets and pointers of a drawing that does not change. One element draws all parts
 * that look the same, because an article draws hundreds of cells.
 */
export default function StaticDrawing({
  cells,
  indices,
  brackets,
  bracketLabels,
  isCode = false,
  heads,
  pointerNames,
  pointerClassName,
  hatch,
}: Props): ReactNode {
  const valuesOf = (isMuted: boolean) =>
    cells
      .filter(({look}) => (look === 'muted') === isMuted)
      .map(({text, x, y, width}) => ({text, x: x + width / 2, y: y + cellHeight / 2}));
  return (
    <>
      <MonospacedTexts texts={indices} size={11} className={styles.index} />
      {looks.map((look) => {
        const alike = cells.filter((cell) => cell.look === look);
        return (
          alike.length > 0 && (
            <path
              key={look}
              className={clsx(styles.boxes, styles[look])}
              d={outlines(alike, cellHeight)}
              fill={look === 'unknown' ? hatch : undefined}
            />
          )
        );
      })}
      <MonospacedTexts texts={valuesOf(false)} size={16} className={styles.value} />
      <MonospacedTexts
        texts={valuesOf(true)}
        size={16}
        className={clsx(styles.value, styles.quiet)}
      />
      {brackets !== '' && <path className={styles.bracket} d={brackets} />}
      <Texts texts={bracketLabels} className={clsx(styles.label, isCode && styles.code)} />
      {heads !== '' && <path className={styles.head} d={heads} />}
      <MonospacedTexts
        texts={pointerNames}
        size={14}
        className={clsx(styles.name, pointerClassName)}
      />
    </>
  );
}
