import {type ReactNode} from 'react';
import type {MarkedText} from '../../client/answers';
import '../../client/highlight.css';
import styles from './styles.module.css';

/** Text in which the matches of the query are marked. */
export default function Marked({text}: {readonly text: MarkedText}): ReactNode {
  return text.map(({text: piece, isMatch}, index) => {
    // Each piece has an element of its own. A browser that translates the page replaces texts, and
    // React cannot remove a text that was replaced.
    const Piece = isMatch ? 'mark' : 'span';
    return (
      <Piece key={index} className={isMatch ? styles.mark : undefined}>
        {piece}
      </Piece>
    );
  });
}
