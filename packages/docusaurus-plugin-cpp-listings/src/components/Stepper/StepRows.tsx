import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Trace} from '../../model/trace';
import {codeOf} from './comments';
import {describeStep} from './describeStep';
import InlineCode from './InlineCode';
import styles from './stepRows.module.css';

export interface Props {
  readonly trace: Trace;
  /** The lines of the whole file. */
  readonly lines: readonly string[];
}

/** A table of all steps of a run: number, line and what happens. */
export default function StepRows({trace, lines}: Props): ReactNode {
  return (
    <div
      className={styles.scroller}
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
