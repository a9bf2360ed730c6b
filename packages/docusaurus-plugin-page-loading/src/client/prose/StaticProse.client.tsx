import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {startAllIslands, startIslands} from '../islands/startIslands';
import {layOutAll, deferLayout, layOutNew, layOutTo, targetOf} from '../layout';
import {followLinks, removeHighlight} from './followLinks';
import {useSiteHistory} from './useSiteHistory';
import {elementsOf} from './elements';
import {showTopFirst} from './showTopFirst';
import {proseAttribute} from '../../prose/proseFile';
import {isHydrated} from '../start/whenHydrated';
import {unfoldForAddress} from './unfold';

export interface Props {
  readonly className: string;
  /** The doc's address. */
  readonly permalink: string;
}

/** React keeps the elements that are in the page, and adds none. */
const noHtml = {__html: ''};

/**
 * The text of a doc as the server rendered it. React does not hydrate it: its islands are separate
 * roots, and the application follows its links.
 */
export default function StaticProse({className, permalink}: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const history = useSiteHistory();
  const location = useLocation();
  const {search, hash} = location;
  // The loaded page has its elements already.
  const [first] = useState(() =>
    isHydrated() ? null : document.querySelector(`[${proseAttribute}]`),
  );
  const isLoaded = first !== null;

  useLayoutEffect(() => {
    if (!first) {
      element.current?.replaceChildren(elementsOf(permalink));
    } else if (first !== element.current) {
      // React replaces the page if the browser has translated it. The started islands stay.
      element.current?.replaceChildren(...first.childNodes);
    }
  }, [first, permalink]);
  // This runs before other code measures positions. The loaded page has an inline script for it.
  useLayoutEffect(() => {
    if (isLoaded) {
      return;
    }
    const {action, location} = history;
    if (action !== 'PUSH' || location.search !== '') {
      layOutNew(null);
      return;
    }
    deferLayout();
    if (location.hash !== '') {
      layOutNew(targetOf(location.hash));
    } else if (element.current) {
      showTopFirst(element.current);
    }
  }, [history, isLoaded]);
  useLayoutEffect(() => {
    if (search !== '') {
      layOutAll();
    } else if (hash !== '') {
      layOutTo(targetOf(hash));
    }
  }, [hash, search]);

  // The page stays if only the query changes, and if the reader goes back before the next one loads.
  useLayoutEffect(() => {
    if (element.current) {
      removeHighlight(element.current);
    }
  }, [location]);

  useEffect(() => {
    const prose = element.current;
    if (!prose) {
      return undefined;
    }
    const ends = [startIslands(prose), followLinks(prose, (address) => history.push(address))];
    return () => ends.forEach((end) => end());
  }, [history]);

  useEffect(() => {
    unfoldForAddress();
    if (search !== '' && element.current) {
      startAllIslands(element.current);
    }
  }, [search]);

  return (
    <div
      ref={element}
      className={className}
      data-prose={permalink}
      suppressHydrationWarning
      dangerouslySetInnerHTML={noHtml}
    />
  );
}
