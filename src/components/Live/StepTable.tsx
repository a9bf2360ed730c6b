import {memo, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Trace} from '@site/src/plugins/listings/client';
import {codeOf} from '@site/src/plugins/listings/client/comments';
import {sayStep} from '@site/src/plugins/listings/client/sentences';
import Words from './Words';
import styles from './panel.module.css';

interface Props {
  readonly trace: Trace;
  readonly lines: readonly string[];
  /** Whether the rows are there before it is opened. */
  readonly isWhole: boolean;
}

/** All steps of a run, folded away: number, line and what happens. */
export default memo(function StepTable({trace, lines, isWhole}: Props) {
  const [wasOpened, setWasOpened] = useState(isWhole);
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
      {wasOpened && (
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
      )}
    </details>
  );
});
