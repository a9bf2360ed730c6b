import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Returns the address of the page that is not cached, from the query; only an address of this site
 * is accepted.
 */
function missingAddressIn(search: string): string | undefined {
  const missing = new URLSearchParams(search).get('missing') ?? '';
  // Browsers ignore tabs and line breaks in addresses.
  return /^\/(?![/\\])[^\t\n\r]*$/.test(missing) ? missing : undefined;
}

/** Shows that a page is not cached, if the offline page was opened in its place. */
export default function Missing(): ReactNode {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const missing = isBrowser ? missingAddressIn(search) : undefined;
  if (missing === undefined) {
    return null;
  }
  return (
    <div className="alert alert--warning margin-bottom--md" role="alert">
      <p>
        <Translate
          id="offline.missing"
          values={{address: <code>{missing}</code>}}
          description="Shown in place of a page that was requested without a network"
        >
          {'You are offline, and the page {address} is not saved on this device.'}
        </Translate>
      </p>
      <p className="margin-bottom--none">
        {/* oxlint-disable-next-line @docusaurus/no-html-links -- loaded whole: the host may have another build */}
        <a href={missing}>
          <Translate id="offline.tryAgain" description="Link to the page that could not be shown">
            Try again
          </Translate>
        </a>
      </p>
    </div>
  );
}
