import {type ReactNode} from 'react';
import styles from './code.module.css';

export interface Props {
  /** One string of highlighted, escaped HTML for each line. */
  readonly lines: readonly string[];
  /** Accessible name. */
  readonly label: string;
}

/** Code with line numbers, to be read. */
export default function Code({lines, label}: Props): ReactNode {
  return (
    <pre className={styles.code} tabIndex={0} role="group" aria-label={label}>
      <code
        dangerouslySetInnerHTML={{
          __html: lines.map((line) => `<span>${line}\n</span>`).join(''),
        }}
      />
    </pre>
  );
}
