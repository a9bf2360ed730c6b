import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Counts, Failure, Outcome, Printed} from '@site/src/plugins/listings/client';
import {stepLimit} from '@site/src/plugins/listings/client/protocol';
import type {Ending} from '@site/src/plugins/listings/client/session';
import ActionButton from './ActionButton';
import type {Action} from './actions';
import styles from './panel.module.css';

/** Longer answers are cut: a hundred thousand elements tell a reader nothing. */
const longestAnswer = 2000;

// Not toLocaleString: every reader sees the article's own notation.
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

function CountsLine({counts}: {counts: Counts}): ReactNode {
  const values = {
    steps: grouped(counts.steps),
    reads: grouped(counts.reads),
    writes: grouped(counts.writes),
    allocations: grouped(counts.allocations),
  };
  return (
    <p className={styles.counts}>
      {counts.steps >= stepLimit
        ? translate(
            {
              id: 'listings.result.cutCounts',
              message:
                'In the first {steps} steps · reads of elements: {reads} · writes: {writes} · allocations: {allocations}',
            },
            values,
          )
        : translate(
            {
              id: 'listings.result.counts',
              message:
                'Steps: {steps} · reads of elements: {reads} · writes: {writes} · allocations: {allocations}',
            },
            values,
          )}
    </p>
  );
}

/** Where and why a program stopped, in words. */
export function failureText({message, line}: Failure): string {
  return line === undefined
    ? `${message.charAt(0).toUpperCase()}${message.slice(1)}`
    : translate(
        {
          id: 'listings.result.failure',
          message: 'Line {line}: {message}',
          description: 'Where and why a program stopped',
        },
        {line, message},
      );
}

function OutcomeWords({outcome}: {outcome: Outcome}): ReactNode {
  const {answer, failure, counts} = outcome;
  if (failure) {
    return <p className={styles.failure}>{failureText(failure)}</p>;
  }
  const shown =
    answer && answer.length > longestAnswer ? `${answer.slice(0, longestAnswer)} …` : answer;
  return (
    <>
      <p className={styles.answer}>
        {answer?.startsWith('throws ') ? (
          <Translate id="listings.result.throws" values={{what: <code>{answer.slice(7)}</code>}}>
            {'It throws {what}'}
          </Translate>
        ) : (
          <Translate id="listings.result.answer" values={{answer: <code>{shown}</code>}}>
            {'Answer: {answer}'}
          </Translate>
        )}
      </p>
      {counts && <CountsLine counts={counts} />}
    </>
  );
}

function EndlessWords({outcome}: {outcome?: Outcome}): ReactNode {
  return (
    <>
      <p className={styles.failure}>
        <Translate id="listings.result.endless">
          It was stopped: it had not ended after 5 seconds.
        </Translate>
        {outcome?.failure && ` ${failureText(outcome.failure)}`}
      </p>
      {outcome?.counts && <CountsLine counts={outcome.counts} />}
    </>
  );
}

function PrintedText({printed: {text, left}}: {printed: Printed}): ReactNode {
  return (
    <div className={styles.printed} data-printed>
      <p>
        <Translate id="listings.result.printed" description="Above what a program printed">
          It printed
        </Translate>
      </p>
      <pre
        tabIndex={0}
        role="group"
        aria-label={translate({id: 'listings.result.printedLabel', message: 'Printed text'})}
      >
        <samp>{text}</samp>
      </pre>
      {left > 0 && (
        <p className={styles.counts}>
          <Translate id="listings.result.printedCut" values={{left: grouped(left)}}>
            {'and {left} more characters, which are not shown.'}
          </Translate>
        </p>
      )}
    </div>
  );
}

function printedOf(ending: Ending | undefined): Printed | undefined {
  switch (ending?.type) {
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
  readonly ending: Ending | undefined;
  /** Whether a run has gone on for long enough to be worth a word. */
  readonly isSlow: boolean;
  readonly onAct: (action: Action) => void;
}

/** How the last run ended, or that one is under way. */
export default function Result({ending, isSlow, onAct}: Props): ReactNode {
  const printed = printedOf(ending);
  return (
    <>
      <div className={styles.result} aria-live="polite" data-result>
        {isSlow && (
          <p>
            <Translate id="listings.result.running">Running …</Translate>{' '}
            <ActionButton action="stop" onAct={onAct}>
              <Translate id="listings.result.stop">Stop</Translate>
            </ActionButton>
          </p>
        )}
        {ending?.type === 'answered' && <OutcomeWords outcome={ending.outcome} />}
        {ending?.type === 'traced' && ending.trace.moments.length === 0 && (
          <OutcomeWords outcome={ending.trace} />
        )}
        {ending?.type === 'endless' && <EndlessWords outcome={ending.outcome} />}
        {ending?.type === 'stopped' && (
          <p>
            <Translate id="listings.result.stopped">Stopped.</Translate>
          </p>
        )}
        {ending?.type === 'failed' && (
          <p className={styles.failure}>
            <Translate
              id="listings.result.failed"
              values={{reason: ending.message === '' ? '' : ` (${ending.message})`}}
            >
              {'The program could not be fetched{reason}.'}
            </Translate>{' '}
            <ActionButton action="retry" onAct={onAct}>
              <Translate id="listings.retry">Retry</Translate>
            </ActionButton>
          </p>
        )}
      </div>
      {printed && <PrintedText printed={printed} />}
    </>
  );
}
