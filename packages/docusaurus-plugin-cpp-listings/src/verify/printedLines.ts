import path from 'node:path';
import type {Programs, TriedListings} from './nativeBuilder';
import {TrialError} from './trialError';
import {describeTimeout, smallerInputs} from './trialTimeout';

/** The random inputs of a page's trials; because of the seed, every run tries the same inputs. */
export const pageInputs = {seed: 20261121, count: 60};

/**
 * Runs the proof of a listing, and returns the lines that it prints.
 *
 * @param file the listing, below the listings' folder.
 * @throws Error naming the listing when the proof fails.
 * @throws TrialError naming what was running when the program does not end.
 */
export async function printedLines(
  builder: Programs,
  tried: TriedListings,
  file: string,
  args: readonly string[],
  input = '',
): Promise<string[]> {
  const seconds = 60;
  const result = await builder.run('checked', tried, file, args, {input, seconds});
  if (result.timedOut) {
    const listing = {id: tried.id, file: path.posix.relative(tried.id, file)};
    const what = `run with "${args.join(' ')}"`;
    throw new TrialError(
      describeTimeout(builder, listing, result, {
        ...{what, seconds, fix: 'correct it', proofFix: smallerInputs},
      }),
    );
  }
  if (result.status !== 0) {
    const how = result.stopped ?? result.stderr.trim();
    throw new Error(
      `${builder.shown(file)}: its proof failed when run with "${args.join(' ')}": ${how}`,
    );
  }
  return result.stdout.split('\n').slice(0, -1);
}

/** Returns the random inputs that a proof makes, one in each line; see `printedLines`. */
export const randomLines = (builder: Programs, tried: TriedListings, file: string) =>
  printedLines(builder, tried, file, ['inputs', String(pageInputs.seed), String(pageInputs.count)]);
