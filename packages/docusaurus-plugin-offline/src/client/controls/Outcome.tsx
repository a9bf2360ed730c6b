import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {PartOutcome, PartState} from './offlineState';

interface Props {
  readonly part: PartState;
  /** The outcome of the last attempt to cache or remove the part. */
  readonly outcome: PartOutcome | undefined;
  readonly isActive: boolean;
  /** Whether the reader has to confirm the removal. */
  readonly isConfirming: boolean;
}

const messages: Readonly<Record<PartOutcome, ReactNode>> = {
  done: (
    <Translate id="offline.done" description="Said when a part of the site is kept">
      All of it is saved on this device now.
    </Translate>
  ),
  stopped: (
    <Translate id="offline.stopped" description="Said when the reader has stopped keeping a part">
      Stopped. The files that were fetched stay saved, and “Save” continues from there.
    </Translate>
  ),
  full: (
    <Translate id="offline.full" description="Said when the browser has no room for more">
      This device has too little free space, or the browser gives the site no more of it. Free some
      space, or remove what you do not need below; then save the rest.
    </Translate>
  ),
  changed: (
    <Translate id="offline.changed" description="Said when files are those of another build">
      A new version of the site has been published, or its host changes files. Reload this page,
      then save the rest.
    </Translate>
  ),
  failed: (
    <Translate id="offline.failed" description="Said when a download failed">
      The network or the host failed. The files that were fetched stay saved; save the rest when you
      are online.
    </Translate>
  ),
  broken: (
    <Translate id="offline.broken" description="Said when the browser failed to store or remove">
      The browser could not change the data that it stores for this site. Reload this page, then try
      again.
    </Translate>
  ),
  removed: (
    <Translate id="offline.removed" description="Said when a part of the site is removed">
      Removed from this device.
    </Translate>
  ),
};

function messageFor({part, outcome, isActive, isConfirming}: Props): ReactNode {
  if (isActive) {
    return null;
  }
  if (part.isActiveElsewhere) {
    return (
      <Translate id="offline.elsewhere" description="Said when another tab is keeping a part">
        Another tab is saving it now.
      </Translate>
    );
  }
  if (isConfirming) {
    return (
      <Translate id="offline.askRemove" description="Said when a part is to be removed offline">
        You are offline: files that you remove can be fetched again only when you are online.
      </Translate>
    );
  }
  if (outcome === 'removed' && part.cachedSize > 0) {
    return (
      <Translate id="offline.removedRest" description="Said when all but this page is removed">
        Removed from this device, except for the files that this page needs to open without a
        network.
      </Translate>
    );
  }
  if (outcome) {
    return messages[outcome];
  }
  if (part.wasEvicted) {
    return (
      <Translate id="offline.evicted" description="Said when the browser has removed what was kept">
        The browser has removed the files that you saved, to free space or together with other data
        of the site. Save them again.
      </Translate>
    );
  }
  if (part.isChosen && part.cachedSize < part.size) {
    return (
      <Translate id="offline.partial" description="Said when only some of a part is kept">
        Only a part of it is on this device: saving was interrupted, or the browser has removed
        files. Save the rest.
      </Translate>
    );
  }
  return null;
}

/** Shows the outcome of caching a part, or what is wrong with it, and what the reader can do. */
export default function Outcome(props: Props): ReactNode {
  return (
    <p className="margin-bottom--none" role="status">
      {messageFor(props)}
    </p>
  );
}
