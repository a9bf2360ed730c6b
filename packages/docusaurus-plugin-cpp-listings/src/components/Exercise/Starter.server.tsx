import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import starters from '@generated/docusaurus-plugin-cpp-listings/default/starters.json';
import Code from '../Code';
import styles from './code.module.css';

export interface Props {
  /** The folder of the exercise, below the listings' folder. */
  readonly problem: string;
}

/** An exercise's starting code, which the server renders. */
export default function Starter({problem}: Props): ReactNode {
  return (
    <Code
      className={styles.code}
      lines={starters[problem] ?? []}
      label={translate({id: 'cppListings.exercise.starter', message: 'Starting code'})}
    />
  );
}
