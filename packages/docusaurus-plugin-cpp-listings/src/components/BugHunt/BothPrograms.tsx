import {useMemo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {BugHuntData} from '../../model/bugHunt';
import type {ShownListing} from '../Listing/shownListing';
import type {Trace} from '../../model/trace';
import {findDivergence} from './findDivergence';
import Button from '../controls/Button';
import ProgramStepper from './ProgramStepper';
import styles from './styles.module.css';

export interface Props {
  readonly listing: ShownListing;
  readonly hunt: BugHuntData;
  readonly pitfall: Trace;
  readonly correct: Trace;
  readonly isBroken: boolean;
}

type Side = 'pitfall' | 'correct';

/** The runs of both programs on the same input. Each starts at its last step or at the divergence. */
export default function BothPrograms({
  listing,
  hunt,
  pitfall,
  correct,
  isBroken,
}: Props): ReactNode {
  const [side, setSide] = useState<Side>('pitfall');
  const divergence = useMemo(() => findDivergence(pitfall, correct), [pitfall, correct]);
  const [isAtDivergence, setIsAtDivergence] = useState(false);
  const starts =
    isAtDivergence && divergence
      ? {pitfall: divergence.position, correct: divergence.otherPosition}
      : {pitfall: pitfall.steps.length - 1, correct: correct.steps.length - 1};
  const traces = {pitfall, correct};
  const choice = (value: Side, label: string) => (
    <label className={styles.side}>
      <input
        type="radio"
        name={`side-${listing.file}`}
        checked={side === value}
        onChange={() => setSide(value)}
      />
      {label}
    </label>
  );
  return (
    <div className={styles.steps}>
      <fieldset className={styles.choice}>
        <legend>
          <Translate id="cppListings.bugHunt.steps">Step through</Translate>
        </legend>
        {choice('pitfall', translate({id: 'cppListings.bugHunt.pitfall', message: 'This program'}))}
        {choice(
          'correct',
          translate(
            {id: 'cppListings.bugHunt.correct', message: 'Correct program: {title}'},
            {title: hunt.correct.title},
          ),
        )}
      </fieldset>
      {divergence && (
        <div className={styles.divergence}>
          <p>
            <Translate
              id="cppListings.bugHunt.divergence"
              values={{
                name: <code>{divergence.name}</code>,
                value: <code>{divergence.value}</code>,
                other: <code>{divergence.otherValue}</code>,
              }}
            >
              {
                'The first value that differs: {name} becomes {value} here, {other} in the correct program.'
              }
            </Translate>
          </p>
          <Button aria-pressed={isAtDivergence} onClick={() => setIsAtDivergence(!isAtDivergence)}>
            <Translate id="cppListings.bugHunt.toParting">First difference</Translate>
          </Button>
        </div>
      )}
      <ProgramStepper
        key={`${side} ${String(isAtDivergence)}`}
        program={hunt[side]}
        trace={traces[side]}
        listing={listing}
        isShownAbove={side === 'pitfall'}
        start={starts[side]}
        isSecret={side === 'pitfall' && !isBroken}
      />
    </div>
  );
}
