import {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import catalogue from '@generated/docusaurus-plugin-cpp-listings/default/catalogue.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ServerOnly from '../deferred/ServerOnly';
import Runs from './Runs.server';
import useArticlePath from './useArticlePath';

/**
 * The page with the recorded runs of an article, for readers without JavaScript. Their panels show
 * only the first step, and link to this page.
 */
export default function RecordedRuns(): ReactNode {
  const article = useLocation().pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  const articlePath = useArticlePath(article);
  const title = translate(
    {
      id: 'cppListings.runs.title',
      message: 'Recorded runs: {article}',
      description: 'Title of a page; {article} is the title of an article',
    },
    {article: catalogue.problems.find(({id}) => id === article)?.title ?? article},
  );
  return (
    <Layout
      title={title}
      description={translate({
        id: 'cppListings.runs.description',
        message: 'Every step of the runs that an article shows, as tables.',
      })}
    >
      <Head>
        {/* Search engines would find a copy of the article here. */}
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        {articlePath !== undefined && (
          <p>
            <Link to={articlePath}>
              <Translate
                id="cppListings.runs.article"
                description="Link to the article whose runs a page shows"
              >
                Back to the article
              </Translate>
            </Link>
          </p>
        )}
        <ServerOnly component={Runs} props={{article, articlePath}} />
      </main>
    </Layout>
  );
}
