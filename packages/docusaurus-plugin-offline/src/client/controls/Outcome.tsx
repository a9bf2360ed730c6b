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
    <Translate id="offline.done" description="Shown when a part of the site has been saved">
      All of it is saved on this device now.
    </Translate>
  ),
  stopped: (
    <Translate id="offline.stopped" description="Shown when the reader has stopped saving a part">
      Stopped. The files that were fetched stay saved, and “Save” continues from there.
    </Translate>
  ),
  full: (
    <Translate id="offline.full" description="Shown when the storage of the browser is full">
      This device has too little free space, or the browser gives the site no more of it. Free some
      space, or remove what you do not need below; then save the rest.
    </Translate>
  ),
  changed: (
    <Translate
      id="offline.changed"
      description="Shown when the files belong to another build of the site"
    >
      A new version of the site has been published, or its host changes files. Reload this page,
      then save the rest.
    </Translate>
  ),
  failed: (
    <Translate id="offline.failed" description="Shown when a download failed">
      The network or the host failed. The files that were fetched stay saved; save the rest when you
      are online.
    </Translate>
  ),
  broken: (
    <Translate
      id="offline.broken"
      description="Shown when the browser could not save or remove files"
    >
      The browser could not change the data that it stores for this site. Reload this page, then try
      again.
    </Translate>
  ),
  removed: (
    <Translate id="offline.removed" description="Shown when a part of the site has been removed">
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
      <Translate id="offline.elsewhere" description="Shown while another tab saves a part">
        Another tab is saving it now.
      </Translate>
    );
  }
  if (isConfirming) {
    return (
      <Translate
        id="offline.askRemove"
        description="Question before a part is removed while the reader is offline"
      >
        You are offline: files that you remove can be fetched again only when you are online.
      </Translate>
    );
  }
  if (outcome === 'removed' && part.cachedSize > 0) {
    return (
      <Translate
        id="offline.removedRest"
        description="Shown when everything except this page has been removed"
      >
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
      <Translate id="offline.evicted" description="Shown when the browser has removed saved files">
        The browser has removed the files that you saved, to free space or together with other data
        of the site. Save them again.
      </Translate>
    );
  }
  if (part.isChosen && part.cachedSize < part.size) {
    return (
      <Translate id="offline.partial" description="Shown when only some files of a part are saved">
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
