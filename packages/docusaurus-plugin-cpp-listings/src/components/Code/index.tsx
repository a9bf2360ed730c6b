import {useEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import NoScript, {useIsNoScript} from '../Folded/NoScript';
import usePrint from '../usePrint';
import {joinLines, plainLines} from './joinLines';
import styles from './styles.module.css';

export interface Props {
  /** One string of highlighted, escaped HTML for each line. */
  readonly lines: readonly string[];
  /** The number of the first line. */
  readonly firstLine?: number;
  /** Accessible name. */
  readonly label: string;
  readonly className?: string | undefined;
}

/**
 * Code with line numbers, to be read. No line has an element of its own; tokens get theirs when
 * the code comes near the view, as `colourCode` does until React answers. Readers without
 * JavaScript have them from the server.
 */
export default function Code({lines, firstLine = 1, label, className}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const isNoScript = useIsNoScript();
  const [isColoured, setIsColoured] = useState(isNoScript);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          observer.disconnect();
          setIsColoured(true);
        }
      },
      {rootMargin: '100%'},
    );
    if (pre.current) {
      observer.observe(pre.current);
    }
    return () => observer.disconnect();
  }, []);
  usePrint(() => flushSync(() => setIsColoured(true)));

  return (
    <pre
      ref={pre}
      className={clsx(styles.code, className)}
      tabIndex={0}
      role="group"
      aria-label={label}
      data-numbers={lines.map((_, index) => firstLine + index).join('\n')}
    >
      <code
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: isColoured ? joinLines(lines) : plainLines(lines)}}
      />
      {!isColoured && (
        <NoScript>
          <code dangerouslySetInnerHTML={{__html: joinLines(lines)}} />
        </NoScript>
      )}
    </pre>
  );
}
