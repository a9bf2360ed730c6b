import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ProblemData} from '@site/src/plugins/listings/client';
import CaseTable from '../EdgeCases/CaseTable';
import styles from './styles.module.css';

export interface Props {
  /** The folder below `listings/` that has the exercise's problem.yaml. */
  readonly problem: string;
  /** The task, then `<Solution>` with the listing that solves it. */
  readonly children: ReactNode;
  /** Filled in at build time from `problem`; not written by authors. */
  readonly data?: ProblemData;
}

/** An exercise with the cases that a solution must pass; the tests run them. */
export default function Practice({data, children}: Props): ReactNode {
  return (
    <section className={styles.practice}>
      <h3 className={styles.title}>{data?.title}</h3>
      {children}
      <details className={styles.check}>
        <summary>
          <Translate id="listings.practice.check">Check your answer</Translate>
        </summary>
        <CaseTable cases={data?.cases ?? []} />
      </details>
    </section>
  );
}
