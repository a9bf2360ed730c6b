import {useEffect, useState} from 'react';

/** Whether the hook is ready to copy, is copying, has just copied, or has just failed to copy. */
export type CopyState = 'ready' | 'copying' | 'copied' | 'failed';

const shownFor = 2000;

/** Copies text to the clipboard; returns the result for two seconds. */
export default function useCopy(): readonly [CopyState, (text: string) => void] {
  const [state, setState] = useState<CopyState>('ready');
  useEffect(() => {
    if (state === 'ready' || state === 'copying') {
      return undefined;
    }
    const timer = setTimeout(() => setState('ready'), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (text: string) => {
    setState('copying');
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return [state, (text) => void copy(text)];
}
