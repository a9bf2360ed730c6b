import {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import useMark from './useMark';

export interface Props {
  /** The article's file name, and its folder below `listings/`. */
  readonly article: string;
  readonly className?: string;
}

/** How far the reader is with an article, on its card; it takes no room of its own. */
export default function ProgressMark({article, className}: Props): ReactNode {
  const {sign, words} = useMark(article);
  return (
    sign !== '' && (
      <span className={clsx(styles.mark, className)} role="img" aria-label={words} title={words}>
        {sign}
      </span>
    )
  );
}
