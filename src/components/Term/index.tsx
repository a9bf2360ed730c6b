import {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  /** The name in the anchor: links lead to `span` as `#term-span`. */
  readonly id: string;
  /** The explanation, in a few sentences; the term itself is **bold**. */
  readonly children: ReactNode;
}

/** Explains a term where it first occurs. Later articles link to it, and the search finds it. */
export default function Term({id, children}: Props): ReactNode {
  const anchor = `term-${id}`;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <div id={anchor} className={styles.term} data-search-terms>
      {children}
    </div>
  );
}
