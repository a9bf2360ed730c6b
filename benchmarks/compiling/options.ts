import {parseArgs} from 'node:util';
import {wholeNumber, wholeNumbers} from '../wholeNumber';

/** What a run measures. */
export interface Options {
  /** How many times slower than this machine, each in turn. */
  readonly slowness: readonly number[];
  /** Fresh browsers for each. */
  readonly runs: number;
  /** The built site. */
  readonly site: string;
  /** Whether the cold build of all listings is measured, too. */
  readonly withListings: boolean;
}

export const usage = `npm run bench:compiling -- [options]

  --slowness 1,4    how many times slower than this machine
  --runs 3          fresh browsers for each
  --site build      the built site
  --no-listings     leave the cold build of all listings out`;

/**
 * Reads the command line.
 *
 * @throws Error that says what is wrong with it.
 */
export function readOptions(args: readonly string[]): Options {
  const {values} = parseArgs({
    args: [...args],
    options: {
      slowness: {type: 'string', default: '1,4'},
      runs: {type: 'string', default: '3'},
      site: {type: 'string', default: 'build'},
      'no-listings': {type: 'boolean', default: false},
    },
  });
  return {
    slowness: wholeNumbers('slowness', values.slowness),
    runs: wholeNumber('runs', values.runs),
    site: values.site,
    withListings: !values['no-listings'],
  };
}
