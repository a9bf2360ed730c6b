import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useProgress from '../progress/useProgress';
import styles from './styles.module.css';

export interface Props {
  /** The folder of the exercise, below the listings' folder. */
  readonly problem: string;
}

/** Marks an exercise that the reader has solved. */
export default function SolvedMark({problem}: Props): ReactNode {
  return (
    useProgress().solved.includes(problem) && (
      <span className={styles.solved}>
        <Translate id="cppListings.exercise.solved" description="Mark of a solved exercise">
          Solved
        </Translate>
      </span>
    )
  );
}
