import {useEffect} from 'react';
import {useEvent} from '@docusaurus/theme-common';

/** Calls a function when the page is about to be printed. */
export default function usePrint(onPrint: () => void): void {
  const print = useEvent(onPrint);
  useEffect(() => {
    const paper = matchMedia('print');
    const onChange = ({matches}: MediaQueryListEvent) => matches && print();
    paper.addEventListener('change', onChange);
    window.addEventListener('beforeprint', print);
    return () => {
      paper.removeEventListener('change', onChange);
      window.removeEventListener('beforeprint', print);
    };
  }, [print]);
}
