import {parseArgs} from 'node:util';
import {wholeNumber, wholeNumbers} from '../wholeNumber';

/** The options of a run. */
export interface Options {
  /** The slowdown factors, measured in turn. */
  readonly slowness: readonly number[];
  /** The number of steps of each kind. */
  readonly steps: number;
  /** The folder of the built site. */
  readonly site: string;
}

export const usage = `npm run bench:stepping -- [options]

  --slowness 1,4    the slowdown factors, compared with this machine
  --steps 40        the number of steps of each kind
  --site build      the folder of the built site`;

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
      steps: {type: 'string', default: '40'},
      site: {type: 'string', default: 'build'},
    },
  });
  return {
    slowness: wholeNumbers('slowness', values.slowness),
    steps: wholeNumber('steps', values.steps),
    site: values.site,
  };
}
