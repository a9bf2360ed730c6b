import {useEffect, useState} from 'react';
import {targetId} from '../targetId';

/** Returns the id in the fragment of the page's address, if it begins with the given text. */
export default function useTarget(beginning: string | undefined): string | undefined {
  const [target, setTarget] = useState<string>();
  useEffect(() => {
    if (beginning === undefined) {
      return undefined;
    }
    const read = () => {
      const id = targetId();
      setTarget(id.startsWith(beginning) ? id : undefined);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [beginning]);
  return target;
}
