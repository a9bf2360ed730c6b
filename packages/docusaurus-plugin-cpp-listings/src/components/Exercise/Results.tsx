import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {EncodedListing} from '../../model/encodedTrace';
import type {Checked} from '../../workers/check/checkProgram';
import type {Tried} from '../../workers/check/checkProtocol';
import type {Diagnostic} from '../../workers/compile/diagnostics';
import type {Compiled} from '../../workers/compile/compileReaderProgram';
import type {StepsProps} from './Steps';
import {isRightOnAll} from './isRightOnAll';
import type {CheckResult} from './useCheck';
import Button from '../controls/Button';
import OfflineHint from '../deferred/OfflineHint';
import {PrintedText, whatOf} from '../Stepper/Result';
import styles from './styles.module.css';

/** The largest number of wrong cases that are shown. */
const maxWrongCases = 3;

interface DiagnosticsProps {
  readonly compiled: Compiled;
  readonly onLine: (line: number) => void;
}

function describeDiagnostic({severity, message, isOfCall, isOfBraces}: Diagnostic): string {
  if (isOfBraces) {
    return translate(
      {
        id: 'cppListings.exercise.braces',
        message: 'Your code has a brace too few or too many: {message}.',
        description: "{message} is the compiler's",
      },
      {message},
    );
  }
  if (isOfCall) {
    return translate(
      {
        id: 'cppListings.exercise.call',
        message:
          'The check cannot call your code ({message}). Keep the names, parameters and types of the starting code.',
      },
      {message},
    );
  }
  return severity === 'warning'
    ? translate({id: 'cppListings.exercise.warning', message: 'Warning: {message}'}, {message})
    : message;
}

interface LineButtonProps {
  readonly line: number;
  readonly onLine: (line: number) => void;
}

/** A button that leads to a line of the program. */
function LineButton({line, onLine}: LineButtonProps): ReactNode {
  return (
    <button type="button" className={styles.line} onClick={() => onLine(line)}>
      <Translate id="cppListings.exercise.line" values={{line}}>
        {'Line {line}'}
      </Translate>
    </button>
  );
}

/** The compiler's diagnostics, each with a button that leads to its line. */
function Diagnostics({compiled, onLine}: DiagnosticsProps): ReactNode {
  const notes = compiled.diagnostics.map((diagnostic) => ({
    line: diagnostic.line,
    text: describeDiagnostic(diagnostic),
  }));
  const all =
    compiled.mainLine === undefined
      ? notes
      : [
          ...notes,
          {
            line: compiled.mainLine,
            text: translate({
              id: 'cppListings.exercise.main',
              message: 'main is left out here: the check calls your code itself.',
            }),
          },
        ];
  return (
    all.length > 0 && (
      <ul className={styles.diagnostics}>
        {all.map(({line, text}, index) => (
          <li key={index}>
            {line !== undefined && <LineButton line={line} onLine={onLine} />} {text}
          </li>
        ))}
      </ul>
    )
  );
}

interface WrongProps {
  readonly tried: Tried;
  /** The name of the case. */
  readonly name: string;
  readonly compiled: Compiled;
  readonly onLine: (line: number) => void;
  readonly onStep: () => void;
}

/** An input on which the program is wrong, the right answer, and the program's. */
function Wrong({tried, name, compiled, onLine, onStep}: WrongProps): ReactNode {
  const {input, output, outcome, complaint} = tried;
  const {failure, thrown} = outcome;
  const line = (failure ?? thrown)?.line;
  return (
    <div className={styles.wrong} data-wrong-case>
      <h4>{name}</h4>
      <dl>
        <dt>
          <Translate id="cppListings.exercise.input">Input</Translate>
        </dt>
        <dd>
          <code>{input}</code>
        </dd>
        <dt>
          <Translate id="cppListings.exercise.expected">Expected</Translate>
        </dt>
        <dd>
          <code>{output}</code>
        </dd>
        <dt>
          <Translate id="cppListings.exercise.got">Your code</Translate>
        </dt>
        <dd>
          {line !== undefined && <LineButton line={line} onLine={onLine} />}{' '}
          {failure ? (
            failure.message
          ) : (
            <>
              <code>{outcome.answer}</code>
              {whatOf(outcome)}
              {complaint !== undefined && ` (${complaint})`}
            </>
          )}
        </dd>
      </dl>
      {outcome.printed && <PrintedText printed={outcome.printed} />}
      {compiled.untraced === undefined ? (
        <Button onClick={onStep}>
          <Translate id="cppListings.exercise.step">Step through it</Translate>
        </Button>
      ) : (
        <p className={styles.help}>
          <Translate
            id="cppListings.exercise.untraced"
            values={{reason: compiled.untraced.split('\n')[0] ?? ''}}
          >
            {'This code cannot be stepped through: {reason}'}
          </Translate>
        </p>
      )}
    </div>
  );
}

interface CasesProps {
  readonly checked: Checked;
  readonly cases: EncodedListing['cases'];
  readonly solves: boolean;
  readonly wrong: (tried: Tried, name: string) => ReactNode;
}

function Cases({checked, cases, solves, wrong}: CasesProps): ReactNode {
  const wrongCases = checked.cases.filter(({isRight}) => !isRight);
  const right = checked.cases.length - wrongCases.length;
  if (checked.failure !== undefined) {
    return (
      <p className={styles.bad}>
        <Translate id="cppListings.exercise.notRun" values={{reason: checked.failure}}>
          {'The cases could not be run: {reason}'}
        </Translate>
      </p>
    );
  }
  if (isRightOnAll(checked)) {
    return (
      <p className={styles.good}>
        {solves && (
          <>
            <Translate id="cppListings.exercise.isSolved">Solved.</Translate>{' '}
          </>
        )}
        <Translate
          id="cppListings.exercise.allRight"
          values={{cases: checked.cases.length, random: checked.random}}
        >
          {'Right on all {cases} cases and on {random} random inputs.'}
        </Translate>{' '}
        <Translate id="cppListings.exercise.costsUnchecked">
          Time and space are not checked.
        </Translate>
      </p>
    );
  }
  const nameOf = ({input}: Tried) => cases.find((one) => one.input === input)?.name ?? '';
  return (
    <>
      <p className={styles.bad}>
        {checked.wrong ? (
          <Translate id="cppListings.exercise.randomWrong" values={{cases: checked.cases.length}}>
            {'Right on all {cases} cases, but not on every random input.'}
          </Translate>
        ) : (
          <Translate id="cppListings.exercise.someWrong" values={{right, all: cases.length}}>
            {'Right on {right} of {all} cases.'}
          </Translate>
        )}
        {checked.cases.length < cases.length && (
          <>
            {' '}
            <Translate id="cppListings.exercise.notTried">
              Those after the one on which it took too long were not tried.
            </Translate>
          </>
        )}
      </p>
      {wrongCases.slice(0, maxWrongCases).map((tried) => wrong(tried, nameOf(tried)))}
      {checked.wrong &&
        wrong(
          checked.wrong,
          translate({id: 'cppListings.exercise.randomInput', message: 'A random input'}),
        )}
    </>
  );
}

export interface Props {
  readonly result: CheckResult;
  readonly cases: EncodedListing['cases'];
  /** Whether a right program solves an exercise. */
  readonly solves: boolean;
  readonly onLine: (line: number) => void;
  readonly onRetry: () => void;
  readonly onSteps: (steps: Omit<StepsProps, 'inputs'>) => void;
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
            The compiler was stopped: it had not ended after a minute. Is there a template or a
            constant expression without end?
          </Translate>
        </p>
      );
    case 'broken':
      return (
        <p className={styles.bad}>
          <Translate id="cppListings.exercise.broken" values={{reason: ending.message}}>
            {'The compiler itself broke off on this code: {reason}'}
          </Translate>
        </p>
      );
    case 'notLoaded':
      return (
        <p className={styles.bad}>
          <Translate id="cppListings.exercise.notLoaded" values={{reason: ending.message}}>
            {'The compiler could not be fetched: {reason}.'}
          </Translate>
          <OfflineHint />{' '}
          <Button onClick={onRetry}>
            <Translate id="cppListings.retry">Retry</Translate>
          </Button>
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
                <Wrong
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
                This browser does not let the page keep the compiler: it serves for this visit, and
                the next one fetches it again.
              </Translate>
            </p>
          )}
        </>
      );
    }
  }
}
