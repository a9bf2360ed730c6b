import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import starters from '@generated/docusaurus-plugin-cpp-listings/default/starters.json';
import Code from './Code';

export interface Props {
  /** The folder below the listings' folder that has the exercise. */
  readonly problem: string;
}

/** An exercise's starting code as the server writes it. */
export default function Starter({problem}: Props): ReactNode {
  return (
    <Code
      lines={starters[problem] ?? []}
      label={translate({id: 'cppListings.exercise.starter', message: 'Starting code'})}
    />
  );
}
