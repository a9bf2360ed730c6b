import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {writeRunLink} from './runLink';
import Button from '../controls/Button';
import useCopy from './useCopy';

export interface Props {
  /** The listing's file below the listings' folder. */
  readonly file: string;
  /** The input that is stepped through. */
  readonly input: string;
  readonly position: number;
}

/** Copies an address that opens this run at this step. */
export default function CopyLink({file, input, position}: Props): ReactNode {
  const [state, copy] = useCopy();
  return (
    <Button onClick={() => copy(writeRunLink(location.href, file, input, position))}>
      <span aria-live="polite">
        {state === 'ready' && (
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
