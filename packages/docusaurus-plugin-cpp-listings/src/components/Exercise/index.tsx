import {Children, isValidElement, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ShownProblem} from '../../model/problem';
import useProgress from '../progress/useProgress';
import CaseTable from '../EdgeCases/CaseTable';
import Folded from '../Folded';
import Solution from '../Solution';
import type {DataAddresses} from '../../workers/fetchData';
import ServerOnly from '../deferred/ServerOnly';
import Opener from './Opener';
import Starter from './Starter.server';
import styles from './styles.module.css';

export interface Props {
  /** The folder below the listings' folder that has the exercise's problem.yaml and starter.cpp. */
  readonly problem: string;
  /** The task, then `<Solution>` with the listing that solves it. */
  readonly children: ReactNode;
  /** Filled in at build time from `problem`; not written by authors. */
  readonly data?: ShownProblem;
  /** Filled in at build time: addresses of the solution that programs are compared with. */
  readonly live?: DataAddresses;
}

const isSolution = (child: ReactNode) => isValidElement(child) && child.type === Solution;

/** Returns the fragment of an exercise on its page: the last part of its folder. */
const anchorOf = (problem: string) => problem.slice(problem.lastIndexOf('/') + 1);

/** A task, an editor to solve it in, and what a solution must answer. */
export default function Exercise({problem, data, live, children}: Props): ReactNode {
  const isSolved = useProgress().solved.includes(problem);
  const parts = Children.toArray(children);
  return (
    <section className={styles.exercise} data-exercise={problem}>
      <h3 id={anchorOf(problem)} className={styles.title}>
        {data?.title}
        {isSolved && (
          <span className={styles.solved}>
            <Translate id="cppListings.exercise.solved" description="Mark of a solved exercise">
              Solved
            </Translate>
          </span>
        )}
      </h3>
      {parts.filter((part) => !isSolution(part))}
      {data && live && (
        <Opener
          inputs={data.inputs}
          file={`${problem}/starter.cpp`}
          solves={problem}
          addresses={live}
          preview={<ServerOnly component={Starter} props={{problem}} />}
        >
          <Translate id="cppListings.exercise.write" description="Button that opens the editor">
            Write it
          </Translate>
        </Opener>
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
