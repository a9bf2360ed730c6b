import {type ReactNode} from 'react';
import clsx from 'clsx';
import {joinLines} from './joinLines';
import styles from './styles.module.css';

export interface Props {
  /** One string of highlighted, escaped HTML for each line. */
  readonly lines: readonly string[];
  /** The number of the first line. */
  readonly firstLine?: number;
  /** The accessible name. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** Read-only code with line numbers. Its lines have no elements of their own. */
export default function Code({lines, firstLine = 1, label, className}: Props): ReactNode {
  return (
    <pre
      className={clsx(styles.code, className)}
      tabIndex={0}
      role="group"
      aria-label={label}
      data-numbers={lines.map((_, index) => firstLine + index).join('\n')}
    >
      <code dangerouslySetInnerHTML={{__html: joinLines(lines)}} />
    </pre>
  );
}
