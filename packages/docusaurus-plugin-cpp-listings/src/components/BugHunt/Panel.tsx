import {startTransition, useMemo, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {BugHuntData} from '../../model/bugHunt';
import type {ShownListing} from '../Listing/shownListing';
import {countElements, formatInputs, splitInputs, type InputValue} from '../../model/inputs';
import {canRun} from '../../workers/run/runListing';
import Button from '../controls/Button';
import PanelFrame, {Notice} from '../controls/PanelFrame';
import {savedPanelStateOf, useSavedPanelState} from '../useSavedPanelState';
import Fields, {showFieldErrors} from '../Stepper/Fields';
import {readFields, describeSteppingError} from '../Stepper/initialState';
import BothPrograms from './BothPrograms';
import Result from './Result';
import useBugHunt from './useBugHunt';
import styles from './styles.module.css';

export interface Props {
  /** The pitfall. */
  readonly listing: ShownListing;
  readonly hunt: BugHuntData;
  readonly onBroken: () => void;
}

/** The largest number of elements. On more, a quadratic program could be mistaken for an endless one. */
const maxComparedElements = 500;

/** The largest number of characters in a text. */
const maxComparedCharacters = 4000;

/** Describes why an input is too large for a bug hunt, if it is. */
function describeSizeError(values: readonly InputValue[]): string | undefined {
  const isTooLong = values.some(
    (value) => typeof value === 'string' && value.length > maxComparedCharacters,
  );
  return isTooLong || countElements(values) > maxComparedElements
    ? translate(
        {
          id: 'cppListings.bugHunt.tooLarge',
          message:
            'Use at most {elements} elements, or a text of at most {characters} characters: smaller inputs break it too.',
        },
        {elements: maxComparedElements, characters: maxComparedCharacters},
      )
    : undefined;
}

/** Lets a reader look for an input on which a pitfall fails and the correct program does not. */
export default function Panel({listing, hunt, onBroken}: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const [firstTexts] = useState<readonly string[]>(() => {
    const saved = savedPanelStateOf(listing.file)?.texts;
    return saved?.length === hunt.inputs.length ? saved : splitInputs(hunt.startInput);
  });
  const [texts, setTexts] = useState(firstTexts);
  const [hintCount, setHintCount] = useState(0);
  const [notice, setNotice] = useState<string>();
  const [areStepsOpen, setAreStepsOpen] = useState(false);
  const {comparison, isSlow, start, stop, abandon} = useBugHunt(hunt);
  const isBroken = comparison?.type === 'judged' && comparison.verdict.kind === 'broken';
  const hasSteps =
    comparison?.type === 'judged' &&
    (isBroken || comparison.verdict.kind === 'survived') &&
    comparison.pitfall.trace.steps.length > 0 &&
    comparison.correct.trace.steps.length > 0;

  const toSave = useMemo(() => ({texts}), [texts]);
  useSavedPanelState(listing.file, texts === firstTexts ? undefined : toSave);

  const execute = async () => {
    const values = readFields(hunt.inputs, texts);
    if (!values) {
      showFieldErrors(panel.current);
      return;
    }
    const error = canRun()
      ? describeSizeError(values)
      : translate({
          id: 'cppListings.bugHunt.noRuns',
          message: 'This browser cannot run programs on this page.',
        });
    setNotice(error);
    if (error !== undefined) {
      return;
    }
    setAreStepsOpen(false);
    const ended = await start(formatInputs(values), describeSteppingError(values) === undefined);
    if (ended.type === 'judged' && ended.verdict.kind === 'broken') {
      onBroken();
    }
  };

  // A transition lets the browser paint first: rendering the
  // steps of both programs is slow on a phone.
  const openSteps = () => startTransition(() => setAreStepsOpen(true));

  const changeFields = (next: readonly string[]) => {
    setTexts(next);
    // Otherwise readers would take the result of the previous input for the result of this one.
    abandon();
    setNotice(undefined);
  };

  const reveal = () => {
    changeFields(splitInputs(hunt.breakingInput));
    setNotice(
      translate({
        id: 'cppListings.bugHunt.revealed',
        message: 'This input breaks it. Run both, and see how.',
      }),
    );
  };

  return (
    <PanelFrame
      ref={panel}
      label={translate(
        {
          id: 'cppListings.bugHunt.panel',
          message: 'Break {file}',
          description: 'Accessible name of the panel in which a reader hunts for a bug',
        },
        {file: listing.file.split('/').at(-1) ?? ''},
      )}
    >
      <p className={styles.task}>
        <Translate
          id="cppListings.bugHunt.task"
          values={{title: <em>{hunt.correct.title}</em>, output: hunt.output}}
        >
          {
            'Find an input on which this program fails and the correct one, {title}, does not. Wanted: {output}'
          }
        </Translate>
      </p>
      <div className={styles.inputs}>
        <Fields
          inputs={hunt.inputs}
          texts={texts}
          onChange={changeFields}
          onEnter={() => void execute()}
        />
      </div>
      <div className={styles.actions}>
        <Button kind="primary" action="run" onClick={() => void execute()}>
          <Translate id="cppListings.bugHunt.run">Run both</Translate>
        </Button>
        <Button
          isIdle={hintCount === hunt.hints.length}
          onClick={() => setHintCount(Math.min(hintCount + 1, hunt.hints.length))}
        >
          {hintCount < hunt.hints.length
            ? translate(
                {
                  id: 'cppListings.bugHunt.hint',
                  message: 'Hint {number} of {count}',
                },
                {number: hintCount + 1, count: hunt.hints.length},
              )
            : translate({id: 'cppListings.bugHunt.noHint', message: 'No more hints'})}
        </Button>
        <Button onClick={reveal}>
          <Translate id="cppListings.bugHunt.reveal">Reveal the input</Translate>
        </Button>
      </div>
      <ol className={styles.hints} aria-live="polite" data-hints>
        {hunt.hints.slice(0, hintCount).map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ol>
      <Notice>{notice}</Notice>
      <Result
        comparison={comparison}
        hunt={hunt}
        isSlow={isSlow}
        onStop={stop}
        onRetry={() => void execute()}
      />
      {hasSteps && !isBroken && !areStepsOpen && (
        <Button onClick={openSteps}>
          <Translate id="cppListings.bugHunt.stepsToo">Step through both runs</Translate>
        </Button>
      )}
      {hasSteps && (isBroken || areStepsOpen) && (
        <BothPrograms
          key={comparison.pitfall.trace.input}
          listing={listing}
          hunt={hunt}
          pitfall={comparison.pitfall.trace}
          correct={comparison.correct.trace}
          isBroken={isBroken}
          isOpenedByReader={areStepsOpen}
        />
      )}
    </PanelFrame>
  );
}
