import {useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Hunt, ListingData} from '@site/src/plugins/listings/client';
import {
  countElements,
  formatInputs,
  splitInputs,
  type InputValue,
} from '@site/src/plugins/listings/client/fields';
import {canRun} from '@site/src/plugins/listings/client/session';
import buttons from '../Live/controls.module.css';
import Fields from '../Live/Fields';
import {readFields, stepFault} from '../Live/opening';
import panelStyles from '../Live/panel.module.css';
import Outcome from './Outcome';
import Steps from './Steps';
import useDuel from './useDuel';
import styles from './styles.module.css';

export interface Props {
  /** The pitfall. */
  readonly listing: ListingData;
  readonly hunt: Hunt;
  readonly onBroken: () => void;
}

/** On more elements, a program that is merely quadratic could pass for an endless one. */
const mostElements = 500;

/** The same of characters. */
const mostCharacters = 4000;

/** Why an input is too large for a hunt, if it is. */
function sizeFault(values: readonly InputValue[]): string | undefined {
  const isTooLong = values.some(
    (value) => typeof value === 'string' && value.length > mostCharacters,
  );
  return isTooLong || countElements(values) > mostElements
    ? translate(
        {
          id: 'listings.breakIt.tooLarge',
          message:
            'Here at most {elements} elements, or a text of {characters} characters: smaller inputs break it too.',
        },
        {elements: mostElements, characters: mostCharacters},
      )
    : undefined;
}

/** Lets a reader look for an input on which a pitfall fails and a correct program does not. */
export default function Panel({listing, hunt, onBroken}: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const [texts, setTexts] = useState<readonly string[]>(() => splitInputs(hunt.start));
  const [hintCount, setHintCount] = useState(0);
  const [notice, setNotice] = useState<string>();
  const [areStepsOpen, setAreStepsOpen] = useState(false);
  const {duel, isSlow, start, stop} = useDuel(hunt);
  const isBroken = duel?.type === 'judged' && duel.verdict.kind === 'broken';
  const hasSteps =
    duel?.type === 'judged' &&
    (isBroken || duel.verdict.kind === 'survived') &&
    duel.pitfall.trace.moments.length > 0 &&
    duel.correct.trace.moments.length > 0;

  const execute = async () => {
    const values = readFields(hunt.inputs, texts);
    if (!values) {
      panel.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    const fault = canRun()
      ? sizeFault(values)
      : translate({
          id: 'listings.breakIt.noRuns',
          message: 'This browser lets no program run here.',
        });
    setNotice(fault);
    if (fault !== undefined) {
      return;
    }
    setAreStepsOpen(false);
    const ended = await start(formatInputs(values), stepFault(values) === undefined);
    if (ended.type === 'judged' && ended.verdict.kind === 'broken') {
      onBroken();
    }
  };

  const reveal = () => {
    setTexts(splitInputs(hunt.known));
    setNotice(
      translate({
        id: 'listings.breakIt.revealed',
        message: 'This input breaks it. Run both, and see how.',
      }),
    );
  };

  return (
    <div
      className={panelStyles.panel}
      ref={panel}
      role="group"
      aria-label={translate(
        {
          id: 'listings.breakIt.panel',
          message: 'Break {file}',
          description: 'Accessible name of the panel in which a reader hunts for a bug',
        },
        {file: listing.file.split('/').at(-1) ?? ''},
      )}
    >
      <p className={styles.task}>
        <Translate
          id="listings.breakIt.task"
          values={{title: <em>{hunt.correct.title}</em>, output: hunt.output}}
        >
          {
            'Find an input on which this program fails and the correct one, {title}, does not. Wanted: {output}'
          }
        </Translate>
      </p>
      <div className={styles.inputs}>
        <Fields inputs={hunt.inputs} texts={texts} onChange={setTexts} />
      </div>
      <div className={styles.actions}>
        <button type="button" className={panelStyles.start} onClick={() => void execute()}>
          <Translate id="listings.breakIt.run">Run both</Translate>
        </button>
        <button
          type="button"
          className={buttons.text}
          // A button that is switched off under the finger would lose the focus.
          aria-disabled={hintCount === hunt.hints.length}
          onClick={() => setHintCount(Math.min(hintCount + 1, hunt.hints.length))}
        >
          {hintCount < hunt.hints.length
            ? translate(
                {
                  id: 'listings.breakIt.hint',
                  message: 'Hint {number} of {count}',
                },
                {number: hintCount + 1, count: hunt.hints.length},
              )
            : translate({id: 'listings.breakIt.noHint', message: 'No more hints'})}
        </button>
        <button type="button" className={buttons.text} onClick={reveal}>
          <Translate id="listings.breakIt.reveal">Reveal the input</Translate>
        </button>
      </div>
      <ol className={styles.hints} aria-live="polite" data-hints>
        {hunt.hints.slice(0, hintCount).map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ol>
      <p className={panelStyles.notice} role="status">
        {notice}
      </p>
      <div className={styles.result} aria-live="polite" data-duel>
        {isSlow && (
          <p>
            <Translate id="listings.result.running">Running …</Translate>{' '}
            <button type="button" className={buttons.text} onClick={stop}>
              <Translate id="listings.result.stop">Stop</Translate>
            </button>
          </p>
        )}
        {duel?.type === 'judged' && <Outcome duel={duel} hunt={hunt} />}
        {duel?.type === 'stopped' && (
          <p>
            <Translate id="listings.result.stopped">Stopped.</Translate>
          </p>
        )}
        {duel?.type === 'failed' && (
          <p className={styles.failure}>
            <Translate
              id="listings.breakIt.failed"
              values={{reason: duel.message === '' ? '' : ` (${duel.message})`}}
            >
              {'The programs could not be fetched{reason}.'}
            </Translate>{' '}
            <button type="button" className={buttons.text} onClick={() => void execute()}>
              <Translate id="listings.retry">Retry</Translate>
            </button>
          </p>
        )}
      </div>
      {hasSteps && !isBroken && !areStepsOpen && (
        <button type="button" className={buttons.text} onClick={() => setAreStepsOpen(true)}>
          <Translate id="listings.breakIt.stepsToo">Step through both runs</Translate>
        </button>
      )}
      {hasSteps && (isBroken || areStepsOpen) && (
        <Steps
          key={duel.pitfall.trace.input}
          listing={listing}
          hunt={hunt}
          pitfall={duel.pitfall.trace}
          correct={duel.correct.trace}
          isBroken={isBroken}
        />
      )}
    </div>
  );
}
