import {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import useMark from './useMark';

export interface Props {
  /** The article's file name, which is also its folder below the listings' folder. */
  readonly article: string;
  readonly className?: string;
}

/** Marks the reader's progress on an article's card; takes no room of its own. */
export default function ProgressMark({article, className}: Props): ReactNode {
  const {symbols, label} = useMark(article);
  return (
    symbols !== '' && (
      <span className={clsx(styles.mark, className)} role="img" aria-label={label} title={label}>
        {symbols}
      </span>
    )
  );
}
