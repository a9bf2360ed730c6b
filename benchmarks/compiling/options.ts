import {parseArgs} from 'node:util';
import {wholeNumber, wholeNumbers} from '../wholeNumber';

/** The options of a run. */
export interface Options {
  /** The slowdown factors, measured in turn. */
  readonly slowness: readonly number[];
  /** The number of fresh browsers for each factor. */
  readonly runs: number;
  /** The folder of the built site. */
  readonly site: string;
  /** Whether to measure the cold build of all listings, too. */
  readonly withListings: boolean;
}

export const usage = `npm run bench:compiling -- [options]

  --slowness 1,4    the slowdown factors, compared with this machine
  --runs 3          the number of fresh browsers for each factor
  --site build      the folder of the built site
  --no-listings     skips the cold build of all listings`;

/**
 * Reads the command line.
 *
 * @throws Error with what is wrong in it.
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
