// Describes for the report how a tried program ended.
import {findingOf, type Roots} from './finding';
import type {ProcessResult} from './runProgram';

/** Returns the error message of a failed program, with its place, as part of a sentence. */
function describeFailure(roots: Roots, stderr: string): string {
  const {place, words} = findingOf(roots, stderr);
  const [first = '', ...inputs] = words.split('\n');
  return [place === undefined ? first : `${first} (${place})`, ...inputs].join('\n');
}

/** Returns words to follow a program's name: it gives an answer, throws, was stopped or failed. */
export function describeOutcome(
  roots: Roots,
  answer: string | undefined,
  {stopped, stderr}: ProcessResult,
): string {
  if (answer) {
    return answer.startsWith('throws ') ? answer : `gives ${answer}`;
  }
  const failure = describeFailure(roots, stderr);
  return stopped ?? (failure ? `fails: ${failure}` : 'gives nothing');
}

/** Returns words to follow the name of a program that should have succeeded: how it ended. */
export function describeEnd(roots: Roots, {stopped, status, stderr}: ProcessResult): string {
  const how =
    stopped ?? (status === null ? 'was ended by the system' : `fails with status ${status}`);
  const words = stopped === undefined ? describeFailure(roots, stderr) : '';
  return words ? `${how}: ${words}` : how;
}
