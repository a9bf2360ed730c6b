import {parseArgs} from 'node:util';
import {wholeNumber} from '../wholeNumber';

/** What a run measures. */
export interface Options {
  /** The built site. */
  readonly site: string;
  /** Ids of the articles; all when empty. */
  readonly articles: readonly string[];
  /** Names of the kinds that are used; all when empty. */
  readonly kinds: readonly string[];
  /** Controls of each kind that are used in an article. */
  readonly controls: number;
  /** How many times slower the main thread is. */
  readonly slowness: number;
  /** Visits of an article in which something was over the bar. */
  readonly runs: number;
  /** Whether each kind is used in a page of its own, which nothing was done with before. */
  readonly isFirst: boolean;
}

export const usage = `npm run bench:controls -- [options]

  --site build              the built site
  --articles rotate-array   the articles, by id; all of them by default
  --kinds 'run,copy'        the kinds of controls; all of them by default
  --controls 1              controls of each kind in an article
  --slowness 4              how many times slower the main thread is
  --runs 3                  visits of an article in which something was over the bar
  --first                   uses each kind on a page that nothing was done with before`;

const listOf = (text: string) => (text === '' ? [] : text.split(','));

/**
 * Reads the command line.
 *
 * @throws Error that says what is wrong with it.
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
