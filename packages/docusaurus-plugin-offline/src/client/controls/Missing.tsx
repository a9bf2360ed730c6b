import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** The address that the reader asked for and that is not kept, by the query; it is of this site. */
function missingIn(search: string): string | undefined {
  const missing = new URLSearchParams(search).get('missing') ?? '';
  return /^\/(?![/\\])/.test(missing) ? missing : undefined;
}

/** Says that a page is not kept, when this one stands in for it. */
export default function Missing(): ReactNode {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const missing = isBrowser ? missingIn(search) : undefined;
  if (missing === undefined) {
    return null;
  }
  return (
    <div className="alert alert--warning margin-bottom--md" role="alert">
      <p>
        <Translate
          id="offline.missing"
          values={{address: <code>{missing}</code>}}
          description="Shown in place of a page that was asked for without a network"
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
