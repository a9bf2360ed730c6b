import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Button from '../controls/Button';

export interface Props {
  /** The number of hints that are shown already. */
  readonly shown: number;
  /** The number of all hints. */
  readonly count: number;
  readonly onClick: () => void;
}

/** A button that shows the next hint. */
export default function HintButton({shown, count, onClick}: Props): ReactNode {
  return (
    <Button isIdle={shown === count} onClick={onClick}>
      {shown < count
        ? translate(
            {
              id: 'cppListings.bugHunt.hint',
              message: 'Hint {number} of {count}',
            },
            {number: shown + 1, count},
          )
        : translate({id: 'cppListings.bugHunt.noHint', message: 'No more hints'})}
    </Button>
  );
}
