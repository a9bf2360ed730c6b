// What a program that was tried did, in words for the report.
import type {Ended} from './runProgram';

/** What a report quotes of a long text. */
export const firstLines = (text: string) => text.trim().split('\n').slice(0, 12).join('\n');

/** The lines in which a program that was stopped, or stopped itself, says which input it was at. */
export const inputLines = (stderr: string) =>
  stderr.split('\n').filter((candidate) => candidate.startsWith('input '));

/** The line of a sanitizer's report that says what it found. */
export function complaint(stderr: string): string {
  const line = stderr
    .split('\n')
    .find((candidate) =>
      /runtime error:|ERROR: \w+Sanitizer|terminate called|Assertion/.test(candidate),
    );
  if (!line) {
    return firstLines(stderr);
  }
  return [line.trim(), ...inputLines(stderr)].join('\n');
}

/** What a program did, in words that follow its name: it gave an answer, was stopped or failed. */
export const deed = (answer: string | undefined, {stopped, stderr}: Ended) =>
  answer ? `gives ${answer}` : (stopped ?? `gives ${complaint(stderr) || 'nothing'}`);

/** How a program ended that was to end well, in words that follow its name. */
export function ending({stopped, status, stderr}: Ended): string {
  const how =
    stopped ?? (status === null ? 'was ended by the system' : `fails with status ${status}`);
  const words = stopped === undefined ? complaint(stderr) : '';
  return words ? `${how}: ${words}` : how;
}
