import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/SearchMetadata';

/**
 * Says of what language, version and kind a page is, in Docusaurus' own elements. Left out is what
 * the classic theme says again for DocSearch: this search reads neither.
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
