import {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Redirect} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';

interface Props {
  /** The new address, without the base path of the site. */
  readonly to: string;
  /** The title of the page at the new address. */
  readonly title: string;
}

/**
 * A page that only leads to another address: with the router inside the application, and with a
 * refresh if the prerendered page is opened from a host or scripts are off.
 */
export default function RedirectPage({to, title}: Props): ReactNode {
  const address = useBaseUrl(to);
  const isBrowser = useIsBrowser();
  if (isBrowser) {
    return <Redirect to={address} />;
  }
  return (
    <Layout title={title}>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${address}`} />
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--xl">
        <h1>{title}</h1>
        <p>
          <Link to={address}>
            <Translate id="redirectPage.link">Go on to this page</Translate>
          </Link>
        </p>
      </main>
    </Layout>
  );
}
