import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {parseRunLink} from '../Stepper/runLink';
import {useSearchString} from '../searchString';
import usePrint from '../usePrint';
import NoScript from './NoScript';
import useTarget from './useTarget';

export interface Props {
  /** The content that stays visible while the rest is folded. */
  readonly summary: ReactNode;
  readonly className?: string | undefined;
  /** Whether the content is open at first. */
  readonly isOpen?: boolean;
  /** The beginning of the ids of elements in the content, if links lead to them. */
  readonly ids?: string;
  readonly children: ReactNode;
}

/**
 * Folds content away and renders it when it is first unfolded, because half of an article's
 * elements are folded. Readers without JavaScript get the content from the server.
 */
export default function Folded({
  summary,
  className,
  isOpen = false,
  ids,
  children,
}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [isRendered, setIsRendered] = useState(isOpen);
  const target = useTarget(ids);
  const isRunLinked = parseRunLink(useSearchString()) !== undefined;

  // A layout effect, because later effects look for elements in the content.
  useLayoutEffect(() => {
    if (details.current?.open === true || isRunLinked || target !== undefined) {
      setIsRendered(true);
    }
  }, [isRunLinked, target]);

  usePrint(() => flushSync(() => setIsRendered(true)));

  useEffect(() => {
    const targetElement = target !== undefined && isRendered && document.getElementById(target);
    if (targetElement && details.current) {
      details.current.open = true;
      targetElement.scrollIntoView();
    }
  }, [target, isRendered]);

  return (
    <details
      ref={details}
      className={className}
      open={isOpen}
      onToggle={({currentTarget}) => currentTarget.open && setIsRendered(true)}
    >
      <summary>{summary}</summary>
      {isRendered ? children : <NoScript>{children}</NoScript>}
    </details>
  );
}
