// What a program that was tried did, in words for the report.
import {findingOf, type Roots} from './finding';
import type {Ended} from './runProgram';

/** What a program that failed says, with its place, within a sentence. */
export function complaint(roots: Roots, stderr: string): string {
  const {place, words} = findingOf(roots, stderr);
  const [first = '', ...inputs] = words.split('\n');
  return [place === undefined ? first : `${first} (${place})`, ...inputs].join('\n');
}

/** What a program did, in words that follow its name: it gave an answer, was stopped or failed. */
export const deed = (roots: Roots, answer: string | undefined, {stopped, stderr}: Ended) =>
  answer ? `gives ${answer}` : (stopped ?? `gives ${complaint(roots, stderr) || 'nothing'}`);

/** How a program ended that was to end well, in words that follow its name. */
export function ending(roots: Roots, {stopped, status, stderr}: Ended): string {
  const how =
    stopped ?? (status === null ? 'was ended by the system' : `fails with status ${status}`);
  const words = stopped === undefined ? complaint(roots, stderr) : '';
  return words ? `${how}: ${words}` : how;
}
