import {useEffect, useState} from 'react';

/** Whether a copy can be made, is being made, was just made, or was just refused. */
export type CopyState = 'ready' | 'copying' | 'copied' | 'failed';

const shownFor = 2000;

/** Puts text on the clipboard; returns the result for two seconds. */
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
