import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import cards from '@generated/article-cards/default/cards.json';
import Heading from '@theme/Heading';
import {
  articleAt,
  ArrayFigure,
  StatedBounds,
  ProgressMark,
} from 'docusaurus-plugin-cpp-listings/components';
import styles from './styles.module.css';

function Card({card}: {readonly card: (typeof cards)[number]}): ReactNode {
  const article = articleAt(card.path);
  return (
    <li className={styles.card}>
      <div className={styles.picture} inert>
        <ArrayFigure rows={[{...card.picture, indices: false}]} />
      </div>
      <Heading as="h3" className={styles.title}>
        <Link to={card.path}>{card.title}</Link>
      </Heading>
      <p>{card.promise}</p>
      <p className={styles.costs}>
        <StatedBounds time={card.time} space={card.space} />
      </p>
      {article !== undefined && <ProgressMark article={article} className={styles.mark} />}
    </li>
  );
}

/**
 * The cards of all articles: a picture, a promise and the bounds of the best listing. The search
 * ignores them, because their text is about other pages.
 */
export default function ArticleGrid(): ReactNode {
  return (
    <ol className={styles.grid} data-search-ignore>
      {cards.map((card) => (
        <Card key={card.path} card={card} />
      ))}
    </ol>
  );
}
