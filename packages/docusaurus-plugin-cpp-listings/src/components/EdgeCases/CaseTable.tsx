import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {CaseData} from '../../model/problem';
import styles from './styles.module.css';

export interface Props {
  readonly cases: readonly CaseData[];
}

const labels = {
  table: translate({
    id: 'cppListings.cases.label',
    message: 'Cases',
    description: 'Accessible name of a table of inputs and outputs',
  }),
  name: translate({id: 'cppListings.cases.case', message: 'Case'}),
  input: translate({id: 'cppListings.cases.input', message: 'Input'}),
  output: translate({id: 'cppListings.cases.output', message: 'Output'}),
  note: translate({id: 'cppListings.cases.note', message: 'Why'}),
};

/** A table of inputs and their right answers; on a phone, a stack of cards. */
export default function CaseTable({cases}: Props): ReactNode {
  const hasNotes = cases.some(({note}) => note);
  return (
    <div className={styles.scroller} tabIndex={0} role="group" aria-label={labels.table}>
      <table className={styles.cases}>
        <thead>
          <tr>
            <th scope="col">{labels.name}</th>
            <th scope="col">{labels.input}</th>
            <th scope="col">{labels.output}</th>
            {hasNotes && <th scope="col">{labels.note}</th>}
          </tr>
        </thead>
        <tbody>
          {cases.map(({name, input, output, note}) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label={labels.input}>
                <code>{input}</code>
              </td>
              <td data-label={labels.output}>
                <code>{output}</code>
              </td>
              {hasNotes && <td data-label={note && labels.note}>{note}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
