import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Folded from '../Folded';
import styles from './styles.module.css';

export interface Props {
  /** Accessible name of the part that scrolls. */
  readonly label: string;
  /** Whether it is open at first. */
  readonly isOpen: boolean;
  /** What the ids of rows begin with, if links lead to them. */
  readonly ids?: string;
  /** What stands above the table and does not scroll with it. */
  readonly explanation?: ReactNode;
  /** The table. */
  readonly children: ReactNode;
}

/** A folded table of the numbers of a plot. */
export default function Numbers({label, isOpen, ids, explanation, children}: Props): ReactNode {
  return (
    <Folded
      className={styles.numbers}
      isOpen={isOpen}
      {...(ids !== undefined && {ids})}
      summary={
        <Translate id="cppListings.plot.numbers" description="Opens the table below a plot">
          The numbers
        </Translate>
      }
    >
      {explanation}
      <div className={styles.scroller} role="group" tabIndex={0} aria-label={label}>
        {children}
      </div>
    </Folded>
  );
}
