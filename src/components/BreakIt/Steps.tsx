import {useMemo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Hunt, ListingData, Trace} from '@site/src/plugins/listings/client';
import {findParting} from '@site/src/plugins/listings/client/parting';
import buttons from '../Live/controls.module.css';
import Stepper from './Stepper';
import styles from './styles.module.css';

export interface Props {
  readonly listing: ListingData;
  readonly hunt: Hunt;
  readonly pitfall: Trace;
  readonly correct: Trace;
  readonly isBroken: boolean;
}

type Side = 'pitfall' | 'correct';

/** Both programs' runs on the same input, from where they end or where they part. */
export default function Steps({listing, hunt, pitfall, correct, isBroken}: Props): ReactNode {
  const [side, setSide] = useState<Side>('pitfall');
  const parting = useMemo(() => findParting(pitfall, correct), [pitfall, correct]);
  const [isAtParting, setIsAtParting] = useState(false);
  const starts =
    isAtParting && parting
      ? {pitfall: parting.position, correct: parting.otherPosition}
      : {pitfall: pitfall.moments.length - 1, correct: correct.moments.length - 1};
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
          <Translate id="listings.breakIt.steps">Step through</Translate>
        </legend>
        {choice('pitfall', translate({id: 'listings.breakIt.pitfall', message: 'This program'}))}
        {choice(
          'correct',
          translate(
            {id: 'listings.breakIt.correct', message: 'Correct program: {title}'},
            {title: hunt.correct.title},
          ),
        )}
      </fieldset>
      {parting && (
        <p className={styles.parting}>
          <Translate
            id="listings.breakIt.parting"
            values={{
              name: <code>{parting.name}</code>,
              value: <code>{parting.value}</code>,
              other: <code>{parting.otherValue}</code>,
            }}
          >
            {
              'The first value that differs: {name} becomes {value} here, {other} in the correct program.'
            }
          </Translate>{' '}
          <button
            type="button"
            className={buttons.text}
            aria-pressed={isAtParting}
            onClick={() => setIsAtParting(!isAtParting)}
          >
            <Translate id="listings.breakIt.toParting">Where they part</Translate>
          </button>
        </p>
      )}
      <Stepper
        key={`${side} ${String(isAtParting)}`}
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
