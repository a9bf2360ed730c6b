import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/Footer/Copyright';

/** The last line of every page, with a link to the offline page. */
export default function FooterCopyright({copyright}: Props): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  return (
    <div className="footer__copyright">
      {copyright}
      {customFields?.isOfflineEnabled === true && (
        <>
          {' '}
          <Link className="footer__link-item" to="/offline">
            <Translate id="footer.offline" description="Link in the footer to the offline page">
              Read offline
            </Translate>
          </Link>
        </>
      )}
    </div>
  );
}
