import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  readonly line: number;
  readonly onLine: (line: number) => void;
}

/** A button that moves the cursor to a line of the program. */
export default function LineButton({line, onLine}: Props): ReactNode {
  return (
    <button type="button" className={styles.line} onClick={() => onLine(line)}>
      <Translate id="cppListings.exercise.line" values={{line}}>
        {'Line {line}'}
      </Translate>
    </button>
  );
}
