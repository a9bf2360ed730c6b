import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Button from '../controls/Button';
import useCopy, {type CopyState} from './useCopy';

export interface Props {
  /** Returns the address; undefined if there is none. */
  readonly onLink: () => string | undefined;
}

function labelOf(state: CopyState): string {
  switch (state) {
    case 'ready':
    case 'copying':
      return translate({
        id: 'cppListings.copyLink',
        message: 'Copy link',
        description: 'Copies a link to this step of this run',
      });
    case 'copied':
      return translate({id: 'cppListings.copied', message: 'Copied'});
    case 'failed':
      return translate({id: 'cppListings.copyFailed', message: 'Clipboard blocked'});
  }
}

/** A button that copies an address which opens a run at a step. */
export default function CopyLink({onLink}: Props): ReactNode {
  const [state, copy] = useCopy();
  const copyLink = () => {
    const link = onLink();
    if (link !== undefined) {
      copy(link);
    }
  };
  return (
    <Button onClick={copyLink}>
      {/* Screen readers announce the result of the press, but not the label before and after it. React
          replaces the only text of an element even if the browser has translated it. */}
      <span aria-live={state === 'ready' ? 'off' : 'polite'}>{labelOf(state)}</span>
    </Button>
  );
}
