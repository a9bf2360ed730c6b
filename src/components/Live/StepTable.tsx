import {memo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Trace} from '@site/src/plugins/listings/client';
import {codeOf} from '@site/src/plugins/listings/client/comments';
import {sayStep} from '@site/src/plugins/listings/client/sentences';
import Words from './Words';
import styles from './panel.module.css';

interface RunProps {
  readonly trace: Trace;
  readonly lines: readonly string[];
}

interface Props extends RunProps {
  /** Whether it is written for readers without JavaScript, to whom alone it is then there. */
  readonly isStill: boolean;
}

function Rows({trace, lines}: RunProps): ReactNode {
  return (
    <div
      className={styles.tableScroller}
      role="group"
      aria-label={translate({id: 'listings.steps.label', message: 'Table of steps'})}
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="listings.steps.step">Step</Translate>
            </th>
            <th scope="col">
              <Translate id="listings.steps.line">Line</Translate>
            </th>
            <th scope="col">
              <Translate id="listings.steps.what">What happens</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {trace.moments.map(({line}, position) => (
            <tr key={position}>
              <td>{position}</td>
              <td>
                {line} <code>{codeOf(lines[line - 1] ?? '')}</code>
              </td>
              <td>
                <Words text={sayStep(trace, position, lines)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** All steps of a run, folded away: number, line and what happens. */
export default memo(function StepTable({trace, lines, isStill}: Props) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className={styles.steps}
      onToggle={({currentTarget}) => currentTarget.open && setWasOpened(true)}
    >
      <summary>
        <Translate id="listings.steps" values={{count: trace.moments.length - 1}}>
          {'All {count} steps as a table'}
        </Translate>
      </summary>
      {isStill && (
        <noscript>
          <Rows trace={trace} lines={lines} />
        </noscript>
      )}
      {wasOpened && <Rows trace={trace} lines={lines} />}
    </details>
  );
});
