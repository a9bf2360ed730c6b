import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {CaseData} from '@site/src/plugins/listings/client';
import styles from './styles.module.css';

export interface Props {
  readonly cases: readonly CaseData[];
}

/** A table of inputs and what a right program answers. */
export default function CaseTable({cases}: Props): ReactNode {
  const hasNotes = cases.some(({note}) => note);
  return (
    <div
      className={styles.scroller}
      tabIndex={0}
      role="region"
      aria-label={translate({
        id: 'listings.cases.label',
        message: 'Cases',
        description: 'Accessible name of a table of inputs and outputs',
      })}
    >
      <table className={styles.cases}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="listings.cases.case">Case</Translate>
            </th>
            <th scope="col">
              <Translate id="listings.cases.input">Input</Translate>
            </th>
            <th scope="col">
              <Translate id="listings.cases.output">Output</Translate>
            </th>
            {hasNotes && (
              <th scope="col">
                <Translate id="listings.cases.note">Why</Translate>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {cases.map(({name, input, output, note}) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <code>{input}</code>
              </td>
              <td>
                <code>{output}</code>
              </td>
              {hasNotes && <td>{note}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
