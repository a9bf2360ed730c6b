import {type ReactNode} from 'react';
import type {Props} from '@theme/DocCard';
import DocCard from '@theme-original/DocCard';
import {articleAt, ProgressMark} from 'docusaurus-plugin-cpp-listings/components';
import styles from './styles.module.css';

/** A card of a category page; the card of an article shows the reader's progress. */
export default function MarkedDocCard(props: Props): ReactNode {
  const article = articleAt(props.item.type === 'link' ? props.item.href : undefined);
  return (
    <div className={styles.card}>
      <DocCard {...props} />
      {article !== undefined && <ProgressMark article={article} className={styles.mark} />}
    </div>
  );
}
