import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Returns the page on which readers save the site for offline use, if the site has such a page. */
const controls = () =>
  document.querySelector<HTMLLinkElement>('link[rel=help][data-offline]')?.href;

/** Says, after a download has failed, that the reader is offline. */
export default function OfflineHint(): ReactNode {
  if (navigator.onLine) {
    return null;
  }
  const page = controls();
  return (
    <>
      {' '}
      <Translate id="cppListings.offline">
        You are offline, and this part is not saved on this device.
      </Translate>
      {page !== undefined && (
        <>
          {' '}
          {/* oxlint-disable-next-line @docusaurus/no-html-links -- the page may have no router */}
          <a href={page}>
            <Translate
              id="cppListings.offline.keep"
              description="Link to the page on which readers save the site"
            >
              What you can save
            </Translate>
          </a>
        </>
      )}
    </>
  );
}
