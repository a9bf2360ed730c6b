import {useMemo, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {BugHuntData} from '../../model/bugHunt';
import type {ShownListing} from '../Listing/shownListing';
import {formatInputs, splitInputs} from '../../model/inputs';
import Button from '../controls/Button';
import PanelFrame, {Notice} from '../controls/PanelFrame';
import {savedPanelStateOf, useSavedPanelState} from '../useSavedPanelState';
import Fields, {showFieldErrors} from '../Stepper/Fields';
import {readFields, describeSteppingError} from '../Stepper/initialState';
import {describeSizeError} from './describeSizeError';
import HintButton from './HintButton';
import Result from './Result';
import Runs from './Runs';
import useBugHunt from './useBugHunt';
import styles from './styles.module.css';

export interface Props {
  /** The pitfall. */
  readonly listing: ShownListing;
  readonly hunt: BugHuntData;
  readonly onBroken: () => void;
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
  const {comparison, isSlow, start, stop, abandon} = useBugHunt(hunt);

  const toSave = useMemo(() => ({texts}), [texts]);
  useSavedPanelState(listing.file, texts === firstTexts ? undefined : toSave);

  const execute = async () => {
    const values = readFields(hunt.inputs, texts);
    if (!values) {
      showFieldErrors(panel.current);
      return;
    }
    const error = describeSizeError(values);
    setNotice(error);
    if (error !== undefined) {
      return;
    }
    const ended = await start(formatInputs(values), describeSteppingError(values) === undefined);
    if (ended.type === 'judged' && ended.verdict.kind === 'broken') {
      onBroken();
    }
  };

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
        <HintButton
          shown={hintCount}
          count={hunt.hints.length}
          onClick={() => setHintCount(Math.min(hintCount + 1, hunt.hints.length))}
        />
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
      {comparison?.type === 'judged' && (
        <Runs listing={listing} hunt={hunt} comparison={comparison} />
      )}
    </PanelFrame>
  );
}
