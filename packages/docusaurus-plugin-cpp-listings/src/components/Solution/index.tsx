import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Folded from '../Folded';

export interface Props {
  /** The listing that solves the exercise, with an explanation. */
  readonly children: ReactNode;
}

/** A solution that stays folded until the reader opens it. */
export default function Solution({children}: Props): ReactNode {
  return (
    <Folded summary={<Translate id="cppListings.practice.solution">One solution</Translate>}>
      {children}
    </Folded>
  );
}
