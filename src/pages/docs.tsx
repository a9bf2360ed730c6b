import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import RedirectPage from '@site/src/components/RedirectPage';

/** The root of the docs, for which Docusaurus has no page. It leads to the introduction. */
export default function DocsRootPage(): ReactNode {
  return (
    <RedirectPage to="/docs/intro" title={translate({id: 'docsRoot.title', message: 'Tutorial'})} />
  );
}
