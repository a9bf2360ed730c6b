import {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {siteService} from '../../client/hosted/siteService';

/** Explains which search data is recorded, for whom, and how a reader can refuse. */
export default function SearchPrivacy(): ReactNode {
  const {endpoint, analytics} = siteService();
  const title = translate({
    id: 'localSearch.hosted.privacy.title',
    message: 'What is recorded of searches',
    description: 'Title of the page about recorded data',
  });
  const collector = new URL(analytics?.endpoint ?? endpoint).host;
  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <div className="row">
          <div className="col col--8 col--offset-2">
            <Heading as="h1">{title}</Heading>
            <p>
              <Translate
                id="localSearch.hosted.privacy.service"
                description="On the page about recorded data: which service answers"
                values={{host: <code>{new URL(endpoint).host}</code>}}
              >
                {
                  'What you type into the search box, and questions that you ask, are sent to the search service at {host}, which answers them.'
                }
              </Translate>
            </p>
            <p>
              <Translate
                id="localSearch.hosted.privacy.what"
                description="On the page about recorded data: which data, and its purpose"
                values={{host: <code>{collector}</code>}}
              >
                {
                  'To see what readers look for and do not find, the owner of this site also has searches recorded at {host}: what was searched for, how many results there were, how long they took, when it was, the page it was on, and a random number that stands for your browser. Your name and your e-mail address are not among them; as with every request, the host sees the network address that it comes from.'
                }
              </Translate>
            </p>
            <p>
              <Translate
                id="localSearch.hosted.privacy.no"
                description="On the page about recorded data: how to refuse"
              >
                Nothing is recorded if your browser sends “Do Not Track” or “Global Privacy
                Control”. The number is kept in the storage of your browser for this site; when you
                delete that, it is gone.
              </Translate>
            </p>
          </div>
        </div>
      </main>
    </Layout>
  );
}
