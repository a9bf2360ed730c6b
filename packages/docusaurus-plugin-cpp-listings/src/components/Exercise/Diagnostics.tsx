import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Compiled} from '../../workers/compile/compileReaderProgram';
import type {Diagnostic} from '../../workers/compile/diagnostics';
import LineButton from './LineButton';
import styles from './styles.module.css';

interface Props {
  readonly compiled: Compiled;
  readonly onLine: (line: number) => void;
}

function describeDiagnostic({severity, message, isOfCall, isOfBraces}: Diagnostic): string {
  if (isOfBraces) {
    return translate(
      {
        id: 'cppListings.exercise.braces',
        message: 'A brace is missing, or there is one too many: {message}.',
        description: '{message} is a message of the compiler',
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

/** The compiler's diagnostics, each with a button that leads to its line. */
export default function Diagnostics({compiled, onLine}: Props): ReactNode {
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
              message: 'main is ignored here: the check calls your code itself.',
            }),
          },
        ];
  return (
    all.length > 0 && (
      <ul className={styles.diagnostics}>
        {all.map(({line, text}, index) => (
          <li key={index}>
            {line !== undefined && <LineButton line={line} onLine={onLine} />}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    )
  );
}
