import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ArticleGrid from '@site/src/components/ArticleGrid';
import {articleCount} from '@site/src/components/ArticleGrid/articleCount';
import HeroFigure from '@site/src/components/HeroFigure';
import Proofs from '@site/src/components/Proofs';
import styles from './index.module.css';

/** The landing page: the purpose of the site, how its claims are checked, and the articles. */
export default function LandingPage(): ReactNode {
  // Strings and not elements, because they also label the sections and the links next to the
  // headings.
  const proofs = translate({id: 'landing.proofs.heading', message: 'Take nothing on trust'});
  const articles = translate(
    {id: 'landing.articles.heading', message: 'The {count} articles'},
    {count: articleCount()},
  );
  return (
    <Layout
      title={translate({id: 'landing.title', message: 'Array algorithms in C++, proved'})}
      description={translate({
        id: 'landing.description',
        message:
          'Tutorials on array data structures and algorithms in C++20. Every listing is a tested program, every output is what it printed, every cost is counted.',
      })}
    >
      <main>
        <header className={styles.hero}>
          <div>
            <Heading as="h1" className={styles.headline}>
              <Translate id="landing.headline">Array algorithms you can check</Translate>
            </Heading>
            <p className={styles.lead}>
              <Translate id="landing.lead">
                Contiguous teaches array data structures and algorithms in C++20, for beginners who
                want to understand and experienced developers who want to be sure. Here every claim
                runs.
              </Translate>
            </p>
            <p className={styles.actions} data-search-ignore>
              <Link className="button button--primary button--lg" to="/docs/intro">
                <Translate id="landing.start">Start here</Translate>
              </Link>
              <Link
                className="button button--outline button--primary button--lg"
                to="/docs/category/array"
              >
                <Translate id="landing.browse">Browse the articles</Translate>
              </Link>
            </p>
          </div>
          <HeroFigure />
        </header>
        <section className={styles.section} aria-label={proofs} data-below-view>
          <Heading as="h2" id="proofs">
            {proofs}
          </Heading>
          <Proofs />
          <p className={styles.more}>
            <Link to="/proofs">
              <Translate id="landing.proofs.more">What was tried, article by article</Translate>
            </Link>
          </p>
        </section>
        <section className={styles.section} aria-label={articles} data-below-view>
          <Heading as="h2" id="articles">
            {articles}
          </Heading>
          <ArticleGrid />
        </section>
      </main>
    </Layout>
  );
}
