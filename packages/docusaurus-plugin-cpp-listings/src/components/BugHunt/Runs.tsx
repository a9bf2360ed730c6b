import {startTransition, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {BugHuntData} from '../../model/bugHunt';
import type {ShownListing} from '../Listing/shownListing';
import Button from '../controls/Button';
import BothPrograms from './BothPrograms';
import type {JudgedComparison} from './useBugHunt';

export interface Props {
  readonly listing: ShownListing;
  readonly hunt: BugHuntData;
  readonly comparison: JudgedComparison;
}

/**
 * The steps of both programs: at once if the input breaks the pitfall, and when the reader asks for
 * them if it does not.
 */
export default function Runs({
  listing,
  hunt,
  comparison: {verdict, pitfall, correct},
}: Props): ReactNode {
  const [areStepsOpen, setAreStepsOpen] = useState(false);
  const isBroken = verdict.kind === 'broken';
  const hasSteps =
    (isBroken || verdict.kind === 'survived') &&
    pitfall.trace.steps.length > 0 &&
    correct.trace.steps.length > 0;
  if (!hasSteps) {
    return null;
  }
  if (!isBroken && !areStepsOpen) {
    return (
      // A transition lets the browser paint first: rendering the
      // steps of both programs is slow on a phone.
      <Button onClick={() => startTransition(() => setAreStepsOpen(true))}>
        <Translate id="cppListings.bugHunt.stepsToo">Step through both runs</Translate>
      </Button>
    );
  }
  return (
    <BothPrograms
      listing={listing}
      hunt={hunt}
      pitfall={pitfall.trace}
      correct={correct.trace}
      isBroken={isBroken}
      isOpenedByReader={areStepsOpen}
    />
  );
}
