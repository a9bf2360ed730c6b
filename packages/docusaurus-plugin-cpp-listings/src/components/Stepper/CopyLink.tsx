import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '../controls/Button';
import useCopy from './useCopy';

export interface Props {
  /** Returns the address; undefined if there is none. */
  readonly onLink: () => string | undefined;
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
      {/* Screen readers announce the result of the press, but not the label before and after it. */}
      <span aria-live={state === 'ready' ? 'off' : 'polite'}>
        {(state === 'ready' || state === 'copying') && (
          <Translate id="cppListings.copyLink" description="Copies a link to this step of this run">
            Copy link
          </Translate>
        )}
        {state === 'copied' && <Translate id="cppListings.copied">Copied</Translate>}
        {state === 'failed' && <Translate id="cppListings.copyFailed">Clipboard blocked</Translate>}
      </span>
    </Button>
  );
}
