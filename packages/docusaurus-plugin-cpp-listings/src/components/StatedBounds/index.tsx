import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface Props {
  /** The stated bound on the steps: `O(n)`. */
  readonly time: string;
  /** The stated bound on the space besides input and output: `O(1)`. */
  readonly space: string;
}

/** The stated bounds of an approach; the tests compare them with counted costs. */
export default function StatedBounds({time, space}: Props): ReactNode {
  return (
    <span className={styles.costs}>
      <span className={styles.cost}>
        <Translate id="cppListings.costs.time" description="Label of a bound on the running time">
          time
        </Translate>{' '}
        <b>{time}</b>
      </span>{' '}
      <span className={styles.cost}>
        <Translate id="cppListings.costs.space" description="Label of a bound on the extra space">
          extra space
        </Translate>{' '}
        <b>{space}</b>
      </span>
    </span>
  );
}
