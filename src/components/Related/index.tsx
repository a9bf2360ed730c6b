import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ArticleLink, RelatedArticles} from '@site/src/articles/relations';
import styles from './styles.module.css';

interface Props {
  /** Set at build time from the front matter of all articles. */
  readonly data?: RelatedArticles;
}

function Group({
  title,
  articles,
}: {
  readonly title: ReactNode;
  readonly articles: readonly ArticleLink[];
}): ReactNode {
  return (
    articles.length > 0 && (
      <div className={styles.group}>
        <dt>{title}</dt>
        {articles.map(({path, title: name, sentence}) => (
          <dd key={path}>
            <Link to={path}>{name}</Link>
            {sentence !== undefined && (
              <>
                <br />
                {sentence}
              </>
            )}
          </dd>
        ))}
      </div>
    )
  );
}

/**
 * Links to the articles that this one builds on, that build on it, that are similar, and to the
 * next. The search ignores the section, because its text is about other pages.
 */
export default function Related({data}: Props): ReactNode {
  return (
    data && (
      <dl className={styles.related} data-search-ignore>
        <Group title={<Translate id="related.before">Before</Translate>} articles={data.before} />
        <Group title={<Translate id="related.after">After</Translate>} articles={data.after} />
        <Group
          title={<Translate id="related.similar">Similar</Translate>}
          articles={data.similar}
        />
        <Group
          title={<Translate id="related.next">Next in order</Translate>}
          articles={data.next ? [data.next] : []}
        />
      </dl>
    )
  );
}
