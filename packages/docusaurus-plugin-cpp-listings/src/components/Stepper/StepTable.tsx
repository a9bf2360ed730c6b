import {memo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Trace} from '../../model/trace';
import {codeOf} from './comments';
import {describeStep} from './describeStep';
import InlineCode from './InlineCode';
import styles from './panel.module.css';

interface RunProps {
  readonly trace: Trace;
  readonly lines: readonly string[];
}

interface Props extends RunProps {
  /** Whether it is rendered on the server, for readers without JavaScript alone. */
  readonly isServerPreview: boolean;
}

function Rows({trace, lines}: RunProps): ReactNode {
  return (
    <div
      className={styles.tableScroller}
      role="group"
      aria-label={translate({id: 'cppListings.steps.label', message: 'Table of steps'})}
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="cppListings.steps.step">Step</Translate>
            </th>
            <th scope="col">
              <Translate id="cppListings.steps.line">Line</Translate>
            </th>
            <th scope="col">
              <Translate id="cppListings.steps.what">What happens</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {trace.steps.map(({line}, position) => (
            <tr key={position}>
              <td>{position}</td>
              <td>
                {line} <code>{codeOf(lines[line - 1] ?? '')}</code>
              </td>
              <td>
                <InlineCode text={describeStep(trace, position, lines)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A folded table of all steps of a run: number, line and what happens. */
export default memo(function StepTable({trace, lines, isServerPreview}: Props) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className={styles.steps}
      onToggle={({currentTarget}) => currentTarget.open && setWasOpened(true)}
    >
      <summary>
        <Translate id="cppListings.steps" values={{count: trace.steps.length - 1}}>
          {'All {count} steps as a table'}
        </Translate>
      </summary>
      {isServerPreview && (
        <noscript>
          <Rows trace={trace} lines={lines} />
        </noscript>
      )}
      {wasOpened && <Rows trace={trace} lines={lines} />}
    </details>
  );
});
