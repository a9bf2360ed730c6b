import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '../controls/Button';
import useCopy from './useCopy';

export interface Props {
  /** Makes the address; undefined when there is none. */
  readonly onLink: () => string | undefined;
}

/** Copies an address that opens a run at a step. */
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
      {/* Read out is what comes of the press, and not the words that stand there before and after. */}
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
