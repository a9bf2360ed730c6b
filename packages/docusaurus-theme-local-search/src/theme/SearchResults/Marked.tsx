import {type ReactNode} from 'react';
import type {MarkedText} from '../../client/answers';
import '../../client/highlight.css';
import styles from './styles.module.css';

/** Text in which the matches of the query are marked. */
export default function Marked({text}: {readonly text: MarkedText}): ReactNode {
  return text.map(({text: piece, isMatch}, index) =>
    isMatch ? (
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
