import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Controls from '../../client/controls/Controls';

/**
 * The page on which readers cache the site. It is also the fallback for pages that are not cached.
 */
export default function OfflinePage(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title={translate({
          id: 'offline.title',
          message: 'Read offline',
          description: 'Title of the page on which readers keep the site',
        })}
        description={translate({
          id: 'offline.description',
          message: 'Save this site on your device, to use it without a network.',
          description: 'Description of the page on which readers save the site',
        })}
      />
      <main className="container margin-vert--lg" data-starts-application>
        <Heading as="h1">
          <Translate id="offline.title">Read offline</Translate>
        </Heading>
        <Controls />
      </main>
    </Layout>
  );
}
