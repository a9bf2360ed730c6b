import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
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
  /** Whether the reader has opened the runs, by a button that they replace. */
  readonly isOpenedByReader: boolean;
}

type Side = 'pitfall' | 'correct';

/**
 * The runs of both programs on the same input. Each starts at its last step or, once the reader has
 * gone there, at the divergence.
 */
export default function BothPrograms({
  listing,
  hunt,
  pitfall,
  correct,
  isBroken,
  isOpenedByReader,
}: Props): ReactNode {
  const [side, setSide] = useState<Side>('pitfall');
  const divergence = useMemo(() => findDivergence(pitfall, correct), [pitfall, correct]);
  /** The number of times that the reader has gone to the first difference. */
  const [visits, setVisits] = useState(0);
  const starts =
    visits > 0 && divergence
      ? {pitfall: divergence.position, correct: divergence.otherPosition}
      : {pitfall: pitfall.steps.length - 1, correct: correct.steps.length - 1};
  const traces = {pitfall, correct};
  const choices = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isOpenedByReader) {
      choices.current?.querySelector('input')?.focus();
    }
  }, [isOpenedByReader]);
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
      <fieldset ref={choices} className={styles.choice}>
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
          <Button onClick={() => setVisits(visits + 1)}>
            <Translate id="cppListings.bugHunt.toParting">First difference</Translate>
          </Button>
        </div>
      )}
      <ProgramStepper
        key={side}
        program={hunt[side]}
        trace={traces[side]}
        listing={listing}
        isShownAbove={side === 'pitfall'}
        start={starts[side]}
        visits={visits}
        isSecret={side === 'pitfall' && !isBroken}
      />
    </div>
  );
}
