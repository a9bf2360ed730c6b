import {parseArgs} from 'node:util';
import {wholeNumber} from '../wholeNumber';

/** The options of a run. */
export interface Options {
  /** The number of starts with empty caches, and of starts with full caches. */
  readonly runs: number;
  /** The port of the development server. */
  readonly port: number;
}

export const usage = `npm run bench:start -- [options]

  --runs 3      the number of starts with empty caches, and of starts with filled caches
  --port 4190   the port of the development server`;

/**
 * Reads the command line.
 *
 * @throws Error with what is wrong in it.
 */
export function readOptions(args: readonly string[]): Options {
  const {values} = parseArgs({
    args: [...args],
    options: {runs: {type: 'string', default: '3'}, port: {type: 'string', default: '4190'}},
  });
  return {runs: wholeNumber('runs', values.runs), port: wholeNumber('port', values.port)};
}
