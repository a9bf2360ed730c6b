import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import catalogue from '@generated/contiguous-listings/default/catalogue.json';
import ArrayFigure from '../ArrayFigure';
import Costs from '../Costs';
import ProgressMark from '../ProgressMark';
import {articles, type Article} from './articles';
import styles from './styles.module.css';

function Card({article}: {readonly article: Article}): ReactNode {
  const approach = catalogue.problems
    .find(({id}) => id === article.id)
    ?.listings.find(({file}) => file === article.listing);
  return (
    <li className={styles.card}>
      <div className={styles.picture} inert>
        <ArrayFigure rows={article.picture} />
      </div>
      <Heading as="h3" className={styles.title}>
        <Link to={`/docs/data-structures-and-algorithms/array/${article.id}`}>{article.title}</Link>
      </Heading>
      <p>{article.promise}</p>
      {approach && (
        <p className={styles.costs}>
          <Costs time={approach.time} space={approach.space} />
        </p>
      )}
      <ProgressMark article={article.id} className={styles.mark} />
    </li>
  );
}

/** The ten articles, each with its picture and what its best approach costs. */
export default function ArticleGrid(): ReactNode {
  return (
    <ol className={styles.grid}>
      {articles.map((article) => (
        <Card key={article.id} article={article} />
      ))}
    </ol>
  );
}
