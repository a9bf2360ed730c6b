import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Folded from '../Folded';
import styles from './styles.module.css';

export interface Props {
  /** Whether it is open at first. */
  readonly isOpen: boolean;
  /** What the ids of rows begin with, if links lead to them. */
  readonly ids?: string;
  /** The table or, in the server's picture, what leads to it on another page. */
  readonly children: ReactNode;
}

/** The numbers of a plot, folded. */
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
