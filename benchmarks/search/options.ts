import {parseArgs} from 'node:util';
import {wholeNumber, wholeNumbers} from '../wholeNumber';
import {providers, type ProviderName} from './providers';

/** The options of a run. */
export interface Options {
  readonly articles: readonly number[];
  readonly providers: readonly ProviderName[];
  /** The number of fresh browsers for the cold search. */
  readonly runs: number;
  /** The number of builds of each kind; it depends on the number of articles if undefined. */
  readonly builds: number | undefined;
  /** The folder that keeps the builds. Builds that are already there are reused. */
  readonly reuse: string | undefined;
  /** Whether the table is written into the README. */
  readonly write: boolean;
}

export const usage = `npm run bench:search -- [options]

  --articles 12,150,1000       the sizes of the site in articles; 12 adds none
  --providers local,pagefind   the providers to measure: local, easyops, pagefind
  --runs 5                     the number of fresh browsers for the cold search
  --builds 3                   the number of builds of each kind; by default 3, or 1 from 500 articles
  --reuse <folder>             keeps the builds in this folder and reuses existing ones
  --no-write                   prints the table and does not change the README`;

const isProvider = (name: string): name is ProviderName => Object.hasOwn(providers, name);

/**
 * Reads the command line.
 *
 * @throws Error with what is wrong in it.
 */
export function readOptions(args: readonly string[]): Options {
  const {values} = parseArgs({
    args: [...args],
    options: {
      articles: {type: 'string', default: '12,150,1000'},
      providers: {type: 'string', default: Object.keys(providers).join(',')},
      runs: {type: 'string', default: '5'},
      builds: {type: 'string'},
      reuse: {type: 'string'},
      'no-write': {type: 'boolean', default: false},
    },
  });
  return {
    articles: wholeNumbers('articles', values.articles),
    providers: values.providers.split(',').map((name) => {
      if (!isProvider(name)) {
        throw new Error(
          `--providers: unknown provider "${name}". Choose from ${Object.keys(providers).join(', ')}.`,
        );
      }
      return name;
    }),
    runs: wholeNumber('runs', values.runs),
    builds: values.builds === undefined ? undefined : wholeNumber('builds', values.builds),
    reuse: values.reuse,
    write: !values['no-write'],
  };
}
