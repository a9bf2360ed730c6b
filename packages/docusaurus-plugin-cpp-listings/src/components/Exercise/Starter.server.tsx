import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import starters from '@generated/docusaurus-plugin-cpp-listings/default/starters.json';
import Code from '../Code';
import styles from './code.module.css';

export interface Props {
  /** The folder below the listings' folder that has the exercise. */
  readonly problem: string;
}

/** An exercise's starting code as the server writes it. */
export default function Starter({problem}: Props): ReactNode {
  return (
    <Code
      className={styles.code}
      lines={starters[problem] ?? []}
      label={translate({id: 'cppListings.exercise.starter', message: 'Starting code'})}
    />
  );
}
