import {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {rotationByReversal, type Element} from './rotation';
import styles from './styles.module.css';

const values = [3, 1, 4, 1, 5, 9, 2, 6];
const shift = 3;
const cell = {width: 46, height: 44};
const rowHeight = 86;
const labelHeight = 24;

const labels = [
  translate({id: 'landing.figure.start', message: 'a, to be rotated left by 3'}),
  translate({id: 'landing.figure.first', message: 'reverse the first 3'}),
  translate({id: 'landing.figure.rest', message: 'reverse the other 5'}),
  translate({id: 'landing.figure.whole', message: 'reverse all 8: done'}),
];

/** Returns the outlines of the cells of a state whose elements meet a condition. */
const outlines = (state: readonly Element[], isDrawn: (element: Element) => boolean) =>
  state
    .map((element, index) =>
      isDrawn(element)
        ? `M${index * cell.width} ${labelHeight}h${cell.width}v${cell.height}h${-cell.width}z`
        : '',
    )
    .join('');

const isMoved = ({from}: Element) => from < shift;

/**
 * A figure of a rotation by three reversals, with one row for each state. The style sheet
 * highlights the rows one after another, unless the reader prefers reduced motion. The search
 * ignores the figure, because its text is about an article.
 */
export default function HeroFigure(): ReactNode {
  const states = rotationByReversal(values, shift);
  const width = values.length * cell.width + 2;
  return (
    <figure className={styles.figure} data-search-ignore>
      <svg
        viewBox={`0 0 ${width} ${states.length * rowHeight - 16}`}
        role="img"
        aria-label={states
          .map((state, row) => `${labels[row]}: ${state.map(({value}) => value).join(', ')}`)
          .join('. ')}
      >
        {states.map((state, row) => (
          <g key={row} className={styles.state} transform={`translate(1 ${row * rowHeight})`}>
            <text x={0} y={labelHeight / 2} className={styles.label}>
              {labels[row]}
            </text>
            <path d={outlines(state, (element) => !isMoved(element))} className={styles.cells} />
            <path d={outlines(state, isMoved)} className={clsx(styles.cells, styles.moved)} />
            {/* Each value is a digit, so each gets one of these places. */}
            <text
              x={state.map((_, index) => (index + 0.5) * cell.width).join(' ')}
              y={labelHeight + cell.height / 2}
              className={styles.values}
            >
              {state.map(({value}) => value).join('')}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <Translate
          id="landing.figure.caption"
          values={{
            article: (
              <Link to="/docs/data-structures-and-algorithms/array/rotate-array">
                <Translate
                  id="landing.figure.article"
                  description="The link in landing.figure.caption"
                >
                  the article
                </Translate>
              </Link>
            ),
          }}
        >
          {'Three reversals rotate an array in place. Why, and what it costs, is in {article}.'}
        </Translate>
      </figcaption>
    </figure>
  );
}
