import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Counts, Failure, Outcome, Printed} from '../../model/trace';
import type {RunResult} from '../../workers/run/runListing';
import {stepLimit} from '../../model/runLimits';
import Answer from '../Answer';
import ActionButton from '../controls/ActionButton';
import type {Action} from '../controls/actions';
import {passFocusToRun} from '../controls/passFocus';
import LoadFailure from '../deferred/LoadFailure';
import {numberText} from '../numberText';
import styles from './panel.module.css';

/**
 * The number of characters after which answers are cut: a
 * hundred thousand elements do not help a reader.
 */
const maxAnswerLength = 2000;

function CountsLine({counts}: {counts: Counts}): ReactNode {
  const values = {
    steps: numberText(counts.steps),
    reads: numberText(counts.reads),
    writes: numberText(counts.writes),
    allocations: numberText(counts.allocations),
  };
  return (
    <p className={styles.counts}>
      {counts.steps >= stepLimit
        ? translate(
            {
              id: 'cppListings.result.cutCounts',
              message:
                'In the first {steps} steps · reads of elements: {reads} · writes: {writes} · allocations: {allocations}',
            },
            values,
          )
        : translate(
            {
              id: 'cppListings.result.counts',
              message:
                'Steps: {steps} · reads of elements: {reads} · writes: {writes} · allocations: {allocations}',
            },
            values,
          )}
    </p>
  );
}

/** Describes where and why a program stopped. */
export function describeFailure({message, line}: Failure): string {
  return line === undefined
    ? `${message.charAt(0).toUpperCase()}${message.slice(1)}`
    : translate(
        {
          id: 'cppListings.result.failure',
          message: 'Line {line}: {message}',
          description: 'Where and why a program stopped',
        },
        {line, message},
      );
}

/** Returns the message of an uncaught exception, to follow its name. */
export const exceptionMessageOf = ({thrown}: Outcome): string =>
  thrown && thrown.what !== '' ? ` (what(): ${thrown.what})` : '';

function OutcomeText({outcome}: {outcome: Outcome}): ReactNode {
  const {answer = '', failure, counts} = outcome;
  if (failure) {
    return <p className={styles.failure}>{describeFailure(failure)}</p>;
  }
  return (
    <>
      <p className={styles.answer}>
        <Answer
          answer={answer}
          maxLength={maxAnswerLength}
          said={exceptionMessageOf(outcome)}
          sentence={(shown) => (
            <Translate id="cppListings.result.answer" values={{answer: shown}}>
              {'Answer: {answer}'}
            </Translate>
          )}
        />
      </p>
      {counts && <CountsLine counts={counts} />}
    </>
  );
}

function EndlessText({outcome}: {outcome?: Outcome}): ReactNode {
  return (
    <>
      <p className={styles.failure}>
        <Translate id="cppListings.result.endless">
          It was stopped: it was still running after 5 seconds.
        </Translate>
        {outcome?.failure && ` ${describeFailure(outcome.failure)}`}
      </p>
      {outcome?.counts && <CountsLine counts={outcome.counts} />}
    </>
  );
}

/** The text that a program printed. */
export function PrintedText({printed: {text, omittedCharacters}}: {printed: Printed}): ReactNode {
  return (
    <div className={styles.printed} data-printed>
      <p>
        <Translate
          id="cppListings.result.printed"
          description="Label above the output of a program"
        >
          It printed
        </Translate>
      </p>
      <pre
        tabIndex={0}
        role="group"
        aria-label={translate({id: 'cppListings.result.printedLabel', message: 'Printed text'})}
      >
        <samp>{text}</samp>
      </pre>
      {omittedCharacters > 0 && (
        <p className={styles.counts}>
          <Translate
            id="cppListings.result.printedCut"
            values={{left: numberText(omittedCharacters)}}
          >
            {'and {left} more characters, which are not shown.'}
          </Translate>
        </p>
      )}
    </div>
  );
}

function printedOf(ending: RunResult): Printed | undefined {
  switch (ending.type) {
    case 'answered':
    case 'endless':
      return ending.outcome?.printed;
    case 'traced':
      return ending.trace.printed;
    default:
      return undefined;
  }
}

export interface Props {
  readonly ending: RunResult | undefined;
  /** The printed text to show while there is no result of a run. */
  readonly printed: Printed | undefined;
  /** Whether a run takes so long that the page says it is running. */
  readonly isSlow: boolean;
  readonly onAct: (action: Action) => void;
}

/** The result of the last run, or a message that a run is in progress. */
export default function Result({ending, printed, isSlow, onAct}: Props): ReactNode {
  const shown = ending ? printedOf(ending) : printed;
  return (
    <>
      <div className={styles.result} aria-live="polite" data-result>
        {isSlow && (
          <p>
            <Translate id="cppListings.result.running">Running …</Translate>{' '}
            <ActionButton ref={passFocusToRun} action="stop" onAct={onAct}>
              <Translate id="cppListings.result.stop">Stop</Translate>
            </ActionButton>
          </p>
        )}
        {ending?.type === 'answered' && <OutcomeText outcome={ending.outcome} />}
        {ending?.type === 'traced' && ending.trace.steps.length === 0 && (
          <OutcomeText outcome={ending.trace} />
        )}
        {ending?.type === 'endless' && <EndlessText outcome={ending.outcome} />}
        {ending?.type === 'stopped' && (
          <p>
            <Translate id="cppListings.result.stopped">Stopped.</Translate>
          </p>
        )}
        {ending?.type === 'failed' && (
          <p>
            <LoadFailure what="program" reason={ending.message} onRetry={() => onAct('retry')} />
          </p>
        )}
      </div>
      {shown && <PrintedText printed={shown} />}
    </>
  );
}
