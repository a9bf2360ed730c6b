import {type ReactNode} from 'react';
import type {MarkedText} from '../../client/answers';
import Marked from './Marked';
import styles from './styles.module.css';

export interface Props {
  readonly title: MarkedText;
  /** Titles above the page's own, outermost first. */
  readonly context: readonly string[];
}

/** The title of a page whose results are only sections. */
export default function PageHeading({title, context}: Props): ReactNode {
  return (
    <span className={styles.heading}>
      {context.length > 0 && <span className={styles.context}>{context.join(' › ')}</span>}
      <span className={styles.title}>
        <Marked text={title} />
      </span>
    </span>
  );
}
