import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Folded from '../Folded';
import styles from './styles.module.css';

export interface Props {
  /** Whether the numbers are initially open. */
  readonly isOpen: boolean;
  /** The beginning of the ids of rows, if links lead to them. */
  readonly ids?: string;
  /** The table or, in the static preview, the link to it on another page. */
  readonly children: ReactNode;
}

/** The folded numbers of a plot. */
export default function Numbers({isOpen, ids, children}: Props): ReactNode {
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
      {children}
    </Folded>
  );
}
