import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';
import useCopy from './useCopy';

export interface Props {
  /** The text for the clipboard. */
  readonly code: string;
}

/** A button that copies code to the clipboard and shows the result. */
export default function CopyButton({code}: Props): ReactNode {
  const [state, copy] = useCopy();
  return (
    <button type="button" className={styles.copy} aria-live="polite" onClick={() => copy(code)}>
      {state === 'ready' && (
        <Translate id="cppListings.copy" description="Button that copies a listing">
          Copy
        </Translate>
      )}
      {state === 'copied' && (
        <Translate id="cppListings.copied" description="Shown after a listing was copied">
          Copied
        </Translate>
      )}
      {state === 'failed' && (
        <Translate id="cppListings.copyFailed" description="Shown when the clipboard refused">
          Clipboard blocked
        </Translate>
      )}
    </button>
  );
}
