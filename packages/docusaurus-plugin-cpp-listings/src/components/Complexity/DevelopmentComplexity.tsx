import {type ReactNode} from 'react';
import BuildState from '../BuildState';
import Complexity, {type Props} from '.';
import styles from './styles.module.css';

/** The costs of a problem in development, where the server may still be counting them. */
export default function DevelopmentComplexity(props: Props): ReactNode {
  const {problem, addresses} = props;
  return (
    addresses && (
      <div className={styles.development}>
        <BuildState address={addresses.data} file={`${problem}/problem.yaml`} isWanted isRoomBelow>
          <Complexity {...props} />
        </BuildState>
      </div>
    )
  );
}
