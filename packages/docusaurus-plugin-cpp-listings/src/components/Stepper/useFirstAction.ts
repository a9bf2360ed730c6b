import {useEffect} from 'react';
import {useEvent} from '@docusaurus/theme-common';

/** Acts once, in a task after the first render, unless the panel is gone by then. */
export default function useFirstAction(act: () => void): void {
  const begin = useEvent(act);
  useEffect(() => {
    const timer = setTimeout(() => begin());
    return () => clearTimeout(timer);
  }, [begin]);
}
