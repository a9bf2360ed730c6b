import {Children, isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {exerciseAnchor} from '../../model/exerciseAnchor';
import type {ShownProblem} from '../../model/problem';
import CaseTable from '../EdgeCases/CaseTable';
import Folded from '../Folded';
import Solution from '../Solution';
import type {DataAddresses} from '../../workers/fetchData';
import Island from '../Island';
import Opener from './Opener';
import SolvedMark from './SolvedMark';
import styles from './styles.module.css';

export interface Props {
  /** The folder, below the listings' folder, that contains the exercise's problem.yaml and starter.cpp. */
  readonly problem: string;
  /** The task, then `<Solution>` with the listing that solves it. */
  readonly children: ReactNode;
  /** Filled in at build time from `problem`; not written by authors. */
  readonly data?: ShownProblem;
  /** Filled in at build time: the addresses of the solution that programs are compared with. */
  readonly live?: DataAddresses;
}

const isSolution = (child: ReactNode) => isValidElement(child) && child.type === Solution;

/** A task, an editor in which to solve it, and the cases that a solution must pass. */
export default function Exercise({problem, data, live, children}: Props): ReactNode {
  const anchor = exerciseAnchor(problem);
  useBrokenLinks().collectAnchor(anchor);
  const parts = Children.toArray(children);
  return (
    <section className={styles.exercise} data-exercise={problem}>
      {/* By this class the theme finds the headings whose entries it highlights. */}
      <h3 id={anchor} className={clsx('anchor', styles.title)}>
        {data?.title}
        <Island as="span" name="SolvedMark" component={SolvedMark} props={{problem}} />
      </h3>
      {parts.filter((part) => !isSolution(part))}
      {data && live && (
        <Island
          name="Opener"
          component={Opener}
          props={{
            inputs: data.inputs,
            file: `${problem}/starter.cpp`,
            solves: problem,
            addresses: live,
          }}
        />
      )}
      {parts.filter(isSolution)}
      <Folded
        className={styles.cases}
        summary={
          <Translate id="cppListings.exercise.cases">The cases that a solution must pass</Translate>
        }
      >
        <CaseTable cases={data?.cases ?? []} />
      </Folded>
    </section>
  );
}
