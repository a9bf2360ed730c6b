import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {PartOutcome, PartState} from './offlineState';

interface Props {
  readonly part: PartState;
  /** The outcome of the last attempt to cache or remove the part. */
  readonly outcome: PartOutcome | undefined;
  readonly isActive: boolean;
  /** Whether the reader has to confirm the removal. */
  readonly isConfirming: boolean;
}

const messages: Readonly<Record<PartOutcome, string>> = {
  done: translate({
    id: 'offline.done',
    message: 'All of it is saved on this device now.',
    description: 'Shown when a part of the site has been saved',
  }),
  stopped: translate({
    id: 'offline.stopped',
    message: 'Stopped. The files that were fetched stay saved, and “Save” continues from there.',
    description: 'Shown when the reader has stopped saving a part',
  }),
  full: translate({
    id: 'offline.full',
    message:
      'This device has too little free space, or the browser gives the site no more of it. Free some space, or remove what you do not need below; then save the rest.',
    description: 'Shown when the storage of the browser is full',
  }),
  changed: translate({
    id: 'offline.changed',
    message:
      'A new version of the site has been published, or its host changes files. Reload this page, then save the rest.',
    description: 'Shown when the files belong to another build of the site',
  }),
  failed: translate({
    id: 'offline.failed',
    message:
      'The network or the host failed. The files that were fetched stay saved; save the rest when you are online.',
    description: 'Shown when a download failed',
  }),
  broken: translate({
    id: 'offline.broken',
    message:
      'The browser could not change the data that it stores for this site. Reload this page, then try again.',
    description: 'Shown when the browser could not save or remove files',
  }),
  removed: translate({
    id: 'offline.removed',
    message: 'Removed from this device.',
    description: 'Shown when a part of the site has been removed',
  }),
};

function messageFor({part, outcome, isActive, isConfirming}: Props): string | undefined {
  if (isActive) {
    return undefined;
  }
  if (part.isActiveElsewhere) {
    return translate({
      id: 'offline.elsewhere',
      message: 'Another tab is saving it now.',
      description: 'Shown while another tab saves a part',
    });
  }
  if (isConfirming) {
    return translate({
      id: 'offline.askRemove',
      message:
        'You are offline: files that you remove can be fetched again only when you are online.',
      description: 'Question before a part is removed while the reader is offline',
    });
  }
  if (outcome === 'removed' && part.cachedSize > 0) {
    return translate({
      id: 'offline.removedRest',
      message:
        'Removed from this device, except for the files that this page needs to open without a network.',
      description: 'Shown when everything except this page has been removed',
    });
  }
  if (outcome) {
    return messages[outcome];
  }
  if (part.wasEvicted) {
    return translate({
      id: 'offline.evicted',
      message:
        'The browser has removed the files that you saved, to free space or together with other data of the site. Save them again.',
      description: 'Shown when the browser has removed saved files',
    });
  }
  if (part.isChosen && part.cachedSize < part.size) {
    return translate({
      id: 'offline.partial',
      message:
        'Only a part of it is on this device: saving was interrupted, or the browser has removed files. Save the rest.',
      description: 'Shown when only some files of a part are saved',
    });
  }
  return undefined;
}

/** Shows the outcome of caching a part, or what is wrong with it, and what the reader can do. */
export default function Outcome(props: Props): ReactNode {
  return (
    <p className="margin-bottom--none" role="status">
      {messageFor(props)}
    </p>
  );
}
