import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Folded from '../Folded';

export interface Props {
  /** The listing that solves the exercise, and a word on it. */
  readonly children: ReactNode;
}

/** A solution that stays folded until the reader asks for it. */
export default function Solution({children}: Props): ReactNode {
  return (
    <Folded summary={<Translate id="cppListings.practice.solution">One solution</Translate>}>
      {children}
    </Folded>
  );
}
