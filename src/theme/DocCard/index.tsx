import {type ReactNode} from 'react';
import type {Props} from '@theme/DocCard';
import DocCard from '@theme-original/DocCard';
import ProgressMark from '@site/src/components/ProgressMark';
import {articleOf} from '@site/src/plugins/listings/client/articleOf';
import styles from './styles.module.css';

/** A card of a category page; an article's says how far the reader is with it. */
export default function MarkedDocCard(props: Props): ReactNode {
  const article = articleOf(props.item.type === 'link' ? props.item.href : undefined);
  return (
    <div className={styles.card}>
      <DocCard {...props} />
      {article !== undefined && <ProgressMark article={article} className={styles.mark} />}
    </div>
  );
}
