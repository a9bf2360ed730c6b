import {useEffect, useState} from 'react';

/** Returns the id that the page's address leads to, if it begins as given. */
export default function useTarget(beginning: string | undefined): string | undefined {
  const [target, setTarget] = useState<string>();
  useEffect(() => {
    if (beginning === undefined) {
      return undefined;
    }
    const read = () => {
      const id = decodeURIComponent(location.hash.slice(1));
      setTarget(id.startsWith(beginning) ? id : undefined);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [beginning]);
  return target;
}
