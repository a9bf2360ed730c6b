import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {EncodedListing} from '../../model/encodedTrace';
import Cases from './Cases';
import Diagnostics from './Diagnostics';
import type {OwnRun} from './Steps';
import type {CheckResult} from './useCheck';
import LoadFailure from '../deferred/LoadFailure';
import WrongCase from './WrongCase';
import styles from './styles.module.css';

export interface Props {
  readonly result: CheckResult;
  readonly cases: EncodedListing['cases'];
  /** Whether a right program solves an exercise. */
  readonly solves: boolean;
  readonly onLine: (line: number) => void;
  readonly onRetry: () => void;
  readonly onSteps: (steps: Omit<OwnRun, 'inputs'>) => void;
}

/** The results of a check. */
export default function Results({
  result: {code, ending, checked},
  cases,
  solves,
  onLine,
  onRetry,
  onSteps,
}: Props): ReactNode {
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
    case 'compiled': {
      const {compiled, isCached} = ending;
      const {module} = compiled;
      return (
        <>
          {!module && (
            <p className={styles.bad}>
              <Translate id="cppListings.exercise.noProgram">It does not compile.</Translate>
            </p>
          )}
          {checked && (
            <Cases
              checked={checked}
              cases={cases}
              solves={solves}
              wrong={(tried, name) => (
                <WrongCase
                  key={tried.input}
                  tried={tried}
                  name={name}
                  compiled={compiled}
                  onLine={onLine}
                  onStep={() => module && onSteps({module, code, input: tried.input})}
                />
              )}
            />
          )}
          <Diagnostics compiled={compiled} onLine={onLine} />
          {!isCached && (
            <p className={styles.help}>
              <Translate id="cppListings.exercise.notKept">
                This browser does not let the page save the compiler: you can use it now, but your
                next visit downloads it again.
              </Translate>
            </p>
          )}
        </>
      );
    }
  }
}
