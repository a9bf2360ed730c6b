import {type ReactNode, useEffect, useState} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface Props {
  /** What is put on the clipboard. */
  readonly code: string;
}

type State = 'ready' | 'copied' | 'failed';

const shownFor = 2000;

/** Copies code to the clipboard and says how that went. */
export default function CopyButton({code}: Props): ReactNode {
  const [state, setState] = useState<State>('ready');
  useEffect(() => {
    if (state === 'ready') {
      return undefined;
    }
    const timer = setTimeout(() => setState('ready'), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      <span aria-live="polite">
        {state === 'ready' && (
          <Translate id="listings.copy" description="Button that copies a listing">
            Copy
          </Translate>
        )}
        {state === 'copied' && (
          <Translate id="listings.copied" description="Shown after a listing was copied">
            Copied
          </Translate>
        )}
        {state === 'failed' && (
          <Translate id="listings.copyFailed" description="Shown when the clipboard refused">
            Clipboard blocked
          </Translate>
        )}
      </span>
    </button>
  );
}
