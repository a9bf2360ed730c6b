import fs from 'node:fs';
import path from 'node:path';
import {outputFile} from '../content/listings';
import {describeEnd} from './describeProcess';
import type {Programs} from './nativeBuilder';
import type {ProcessResult} from './runProgram';
import type {TrialResult} from './trials';

/** Returns the lines of a text; the end of the last one begins no further line. */
const linesOf = (text: string) => text.replace(/\n$/, '').split('\n');

/** Describes the first line in which the recorded and the printed output differ. */
function differenceOf(shown: string, recorded: string, printed: string): string {
  const fix = 'if the new output is correct, record it with --update';
  const stated = linesOf(recorded);
  const lines = linesOf(printed);
  if (printed === `${recorded}\n`) {
    return `${shown}:${stated.length}: the final line break is missing; ${fix}`;
  }
  if (recorded === `${printed}\n` && !printed.endsWith('\n')) {
    return `${shown}:${lines.length}: the program does not print the final line break; ${fix}`;
  }
  const longer = stated.length > lines.length ? stated : lines;
  const index = longer.findIndex((_, place) => stated[place] !== lines[place]);
  const quoted = (text: string | undefined) => (text === undefined ? 'nothing more' : `"${text}"`);
  return (
    `${shown}:${index + 1}: expected ${quoted(stated[index])}, ` +
    `but the program printed ${quoted(lines[index])}; ${fix}`
  );
}

/** How an example is tried. */
interface ExampleOptions {
  /** Whether the `.out` file is rewritten instead of compared. */
  readonly update: boolean;
  /** Whether the program may print nothing, as one of which pages show only the code. */
  readonly mayBeSilent?: boolean;
}

/**
 * Tries whether the program of a listing prints its `.out` file.
 *
 * @param run runs the program.
 */
export async function tryExample(
  builder: Programs,
  file: string,
  run: (limits: {seconds: number}) => Promise<ProcessResult>,
  {update, mayBeSilent = false}: ExampleOptions,
): Promise<TrialResult> {
  const name = `${file} prints its recorded output (${builder.compiler.command})`;
  const result = await run({seconds: 60});
  if (result.status !== 0 || result.stopped !== undefined) {
    return {name, failure: `${builder.shown(file)}: the program ${describeEnd(builder, result)}`};
  }
  const {stdout} = result;
  if (stdout.trim() === '' && !mayBeSilent) {
    const failure = `${builder.shown(file)}: the program prints nothing; print an example in main, because the page shows the output`;
    return {name, failure};
  }
  const recordFile = path.join(builder.listingsDir, outputFile(file));
  const recorded = fs.existsSync(recordFile) ? fs.readFileSync(recordFile, 'utf8') : undefined;
  if (stdout === (recorded ?? '')) {
    return {name};
  }
  if (update) {
    fs.writeFileSync(recordFile, stdout);
    return {name: `${name}, now rewritten`};
  }
  const shown = builder.shown(outputFile(file));
  return {
    name,
    failure:
      recorded === undefined
        ? `${shown}: there is no such file; record what the program prints with --update`
        : differenceOf(shown, recorded, stdout),
  };
}
