import {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ServerOnly from '../deferred/ServerOnly';
import Runs from './Runs.server';

/**
 * The page of the recorded runs of an article, for readers without JavaScript: their panels
 * have the first step alone, and lead here.
 */
export default function RecordedRuns(): ReactNode {
  const article = useLocation().pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  return (
    <Layout
      title={translate(
        {
          id: 'cppListings.runs.title',
          message: 'Recorded runs: {article}',
          description: 'Title of a page; {article} is the name of an article in addresses',
        },
        {article},
      )}
      description={translate({
        id: 'cppListings.runs.description',
        message: 'Every step of the runs that an article shows, as tables.',
      })}
    >
      <Head>
        {/* For search engines it would be a copy of what the article says. */}
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">
          <Translate id="cppListings.runs.heading">Recorded runs</Translate>
        </Heading>
        <ServerOnly component={Runs} props={{article}} />
      </main>
    </Layout>
  );
}
