import {parseArgs} from 'node:util';
import {wholeNumber} from '../wholeNumber';

/** The options of a run. */
export interface Options {
  /** The folder of the built site. */
  readonly site: string;
  /** The ids of the articles; all if empty. */
  readonly articles: readonly string[];
  /** The names of the kinds to use; all if empty. */
  readonly kinds: readonly string[];
  /** The number of controls of each kind to use in an article. */
  readonly controls: number;
  /** The slowdown factor of the main thread. */
  readonly slowness: number;
  /** The number of visits to an article in which a control is over the bar. */
  readonly runs: number;
  /** Whether each kind is used on its own page, where no other control was used before. */
  readonly isFirst: boolean;
}

export const usage = `npm run bench:controls -- [options]

  --site build              the folder of the built site
  --articles rotate-array   the ids of the articles; all by default
  --kinds 'run,copy'        the kinds of controls; all by default
  --controls 1              the number of controls of each kind in an article
  --slowness 4              the slowdown factor of the main thread
  --runs 3                  the number of visits to an article with a control over the bar
  --first                   uses each kind of control on a fresh page`;

const listOf = (text: string) => (text === '' ? [] : text.split(','));

/**
 * Reads the command line.
 *
 * @throws Error with what is wrong in it.
 */
export function readOptions(args: readonly string[]): Options {
  const {values} = parseArgs({
    args: [...args],
    options: {
      site: {type: 'string', default: 'build'},
      articles: {type: 'string', default: ''},
      kinds: {type: 'string', default: ''},
      controls: {type: 'string', default: '1'},
      slowness: {type: 'string', default: '4'},
      runs: {type: 'string', default: '3'},
      first: {type: 'boolean', default: false},
    },
  });
  return {
    site: values.site,
    articles: listOf(values.articles),
    kinds: listOf(values.kinds),
    controls: wholeNumber('controls', values.controls),
    slowness: wholeNumber('slowness', values.slowness),
    runs: wholeNumber('runs', values.runs),
    isFirst: values.first,
  };
}
