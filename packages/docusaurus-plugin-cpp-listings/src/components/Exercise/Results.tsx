import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {EncodedListing} from '../../model/encodedTrace';
import Diagnostics from './Diagnostics';
import type {OwnRun} from './Steps';
import type {CheckResult} from './useCheck';
import LoadFailure from '../deferred/LoadFailure';
import Verdict from './Verdict';
import WrongCase from './WrongCase';
import WrongCases from './WrongCases';
import styles from './styles.module.css';

export interface Props {
  /** Absent before the first check. */
  readonly result: CheckResult | undefined;
  readonly cases: EncodedListing['cases'];
  /** Whether a right program solves an exercise. */
  readonly solves: boolean;
  readonly onLine: (line: number) => void;
  readonly onRetry: () => void;
  readonly onSteps: (steps: Omit<OwnRun, 'inputs'>) => void;
}

type AnnouncementProps = Pick<Props, 'cases' | 'solves' | 'onLine' | 'onRetry'> & {
  readonly result: CheckResult;
};

/** What screen readers announce of a result. */
function Announcement({
  result: {ending, checked},
  cases,
  solves,
  onLine,
  onRetry,
}: AnnouncementProps): ReactNode {
  switch (ending.type) {
    case 'stopped':
      return null;
    case 'tooLong':
      return (
        <p className={styles.bad}>
          <Translate id="cppListings.exercise.tooLong">
            The compiler was stopped, because it was still running after a minute. Is there a
            template or a constant expression without end?
          </Translate>
        </p>
      );
    case 'broken':
      return (
        <p className={styles.bad}>
          <Translate id="cppListings.exercise.broken" values={{reason: ending.message}}>
            {'The compiler itself crashed on this code: {reason}'}
          </Translate>
        </p>
      );
    case 'notLoaded':
      return (
        <p>
          <LoadFailure what="compiler" reason={ending.message} onRetry={onRetry} />
        </p>
      );
    case 'compiled':
      return ending.compiled.module ? (
        checked && <Verdict checked={checked} caseCount={cases.length} solves={solves} />
      ) : (
        <>
          <p className={styles.bad}>
            <Translate id="cppListings.exercise.noProgram">It does not compile.</Translate>
          </p>
          <Diagnostics compiled={ending.compiled} onLine={onLine} />
        </>
      );
  }
}

/** The results of a check. Screen readers announce only how it ended: inputs may be long. */
export default function Results({
  result,
  cases,
  solves,
  onLine,
  onRetry,
  onSteps,
}: Props): ReactNode {
  const ending = result?.ending.type === 'compiled' ? result.ending : undefined;
  const module = ending?.compiled.module;
  return (
    <div data-check-result>
      {/* There before the first result, so that screen readers announce it. */}
      <div aria-live="polite">
        {result && (
          <Announcement
            result={result}
            cases={cases}
            solves={solves}
            onLine={onLine}
            onRetry={onRetry}
          />
        )}
      </div>
      {ending && result?.checked && result.checked.failure === undefined && (
        <WrongCases
          checked={result.checked}
          cases={cases}
          wrong={(tried, name) => (
            <WrongCase
              key={tried.input}
              tried={tried}
              name={name}
              compiled={ending.compiled}
              onLine={onLine}
              onStep={() => module && onSteps({module, code: result.code, input: tried.input})}
            />
          )}
        />
      )}
      {ending && module && <Diagnostics compiled={ending.compiled} onLine={onLine} />}
      {ending && !ending.isCached && (
        <p className={styles.help}>
          <Translate id="cppListings.exercise.notKept">
            This browser does not let the page save the compiler: you can use it now, but your next
            visit downloads it again.
          </Translate>
        </p>
      )}
    </div>
  );
}
