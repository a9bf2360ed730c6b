import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Support} from './offlineState';

const messages: Readonly<Record<Support, ReactNode>> = {
  checking: null,
  ready: null,
  development: (
    <Translate id="offline.development" description="Shown to authors by the development server">
      The development server saves nothing. Build the site and serve it to see the controls.
    </Translate>
  ),
  missing: (
    <Translate id="offline.unsupported" description="Shown by browsers without service workers">
      This browser cannot save the site here. Use a current browser, and an address that begins with
      https.
    </Translate>
  ),
  blocked: (
    <Translate
      id="offline.blocked"
      description="Shown when the browser does not allow sites to save files"
    >
      This browser does not let the site store anything, as in a private window or with cookies
      blocked. Open the page in an ordinary window, or allow the site to store data.
    </Translate>
  ),
  failed: (
    <Translate id="offline.notSetUp" description="Shown when the service worker does not start">
      Saving pages could not be set up: the host did not answer, or the site is being published
      right now. Reload this page in a moment.
    </Translate>
  ),
};

/** Shows why the site cannot be cached, and what the reader can do. */
export default function Unsupported({support}: {readonly support: Support}): ReactNode {
  const message = messages[support];
  return (
    <div role="status">{message !== null && <p className="alert alert--warning">{message}</p>}</div>
  );
}
