import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {dashOf, outlineOf} from './marks';
import type {Series} from './series';
import styles from './styles.module.css';

export interface Props {
  readonly series: readonly Series[];
  /** The numbers of the approaches that are initially hidden. */
  readonly hidden: readonly number[];
}

/**
 * A legend of the lines, each with a checkbox that hides the line. The style sheet does the hiding,
 * so that it works without JavaScript.
 */
export default function Legend({series, hidden}: Props): ReactNode {
  return (
    <ul
      className={styles.legend}
      aria-label={translate({id: 'cppListings.complexity.shown', message: 'Approaches shown'})}
    >
      {series.map(({letter, title, points, own, bound}, index) => (
        <li key={letter} data-entry={index}>
          <label>
            <input
              type="checkbox"
              name={`series-${index}`}
              defaultChecked={!hidden.includes(index)}
            />
            <svg width="44" height="14" aria-hidden="true">
              <path d="M0 7H44" strokeDasharray={own ? undefined : dashOf(index)} />
              <path d={outlineOf(index)} transform="translate(22 7)" />
            </svg>
            <span>
              <b>{letter}</b>
              {/* One text: a separate space is not part of the
                  accessible name while the legend has no layout. */}
              {` ${title} `}
              {bound && <i className={styles.bound}>{bound.text}</i>}
              {points.length === 0 && (
                <i>
                  <Translate id="cppListings.complexity.uncounted">no counts of its own</Translate>
                </i>
              )}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
