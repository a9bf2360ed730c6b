import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {readRunLink} from '../Stepper/runLink';
import {useSearchString} from '../searchString';
import usePrint from '../usePrint';
import NoScript from './NoScript';
import useTarget from './useTarget';

export interface Props {
  /** What is seen of it while it is folded. */
  readonly summary: ReactNode;
  readonly className?: string | undefined;
  /** Whether it is open at first. */
  readonly isOpen?: boolean;
  /** What the ids of elements in the content begin with, if links lead to them. */
  readonly ids?: string;
  readonly children: ReactNode;
}

/**
 * Folds content away, which is made when it is first unfolded: half of an article's elements
 * are folded. Readers without JavaScript have it from the server.
 */
export default function Folded({
  summary,
  className,
  isOpen = false,
  ids,
  children,
}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [isMade, setIsMade] = useState(isOpen);
  const target = useTarget(ids);
  const isRunLinked = readRunLink(useSearchString()) !== undefined;

  // At once: what is wanted of the content is looked for after this.
  useLayoutEffect(() => {
    if (details.current?.open === true || isRunLinked || target !== undefined) {
      setIsMade(true);
    }
  }, [isRunLinked, target]);

  usePrint(() => flushSync(() => setIsMade(true)));

  useEffect(() => {
    const wanted = target !== undefined && isMade && document.getElementById(target);
    if (wanted && details.current) {
      details.current.open = true;
      wanted.scrollIntoView();
    }
  }, [target, isMade]);

  return (
    <details
      ref={details}
      className={className}
      open={isOpen}
      onToggle={({currentTarget}) => currentTarget.open && setIsMade(true)}
    >
      <summary>{summary}</summary>
      {isMade ? children : <NoScript>{children}</NoScript>}
    </details>
  );
}
