import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {TestResult} from '../../workers/check/checkProtocol';
import type {Compiled} from '../../workers/compile/compileReaderProgram';
import Button from '../controls/Button';
import {cutAnswer} from '../cutAnswer';
import {PrintedText, exceptionMessageOf} from '../Stepper/Result';
import LineButton from './LineButton';
import styles from './styles.module.css';

interface Props {
  readonly tried: TestResult;
  /** The name of the case. */
  readonly name: string;
  readonly compiled: Compiled;
  readonly onLine: (line: number) => void;
  readonly onStep: () => void;
}

/** An input on which the program is wrong, with the right answer and the program's answer. */
export default function WrongCase({tried, name, compiled, onLine, onStep}: Props): ReactNode {
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
              <code>{cutAnswer(outcome.answer ?? '')}</code>
              {exceptionMessageOf(outcome)}
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
