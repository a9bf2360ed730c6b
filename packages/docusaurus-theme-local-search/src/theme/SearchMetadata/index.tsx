import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/SearchMetadata';

/**
 * Renders the language, version and kind of a page as Docusaurus' own meta elements. It omits the
 * duplicates that the classic theme adds for DocSearch. This search reads neither.
 */
export default function SearchMetadata({locale, version, tag}: Props): ReactNode {
  return (
    <Head>
      {locale && <meta name="docusaurus_locale" content={locale} />}
      {version && <meta name="docusaurus_version" content={version} />}
      {tag && <meta name="docusaurus_tag" content={tag} />}
    </Head>
  );
}
