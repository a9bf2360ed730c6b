import {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Redirect} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';

/**
 * The root of the docs, for which Docusaurus has no page. It redirects readers to the introduction:
 * with the router inside the application, and with a refresh if the prerendered page is opened from
 * a host or scripts are off.
 */
export default function DocsRootPage(): ReactNode {
  const introduction = useBaseUrl('/docs/intro');
  const isBrowser = useIsBrowser();
  if (isBrowser) {
    return <Redirect to={introduction} />;
  }
  return (
    <Layout title={translate({id: 'docsRoot.title', message: 'Tutorial'})}>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${introduction}`} />
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--xl">
        <h1>
          <Translate id="docsRoot.heading">Tutorial</Translate>
        </h1>
        <p>
          <Link to={introduction}>
            <Translate id="docsRoot.link">Go on to the introduction</Translate>
          </Link>
        </p>
      </main>
    </Layout>
  );
}
