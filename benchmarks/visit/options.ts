import {parseArgs} from 'node:util';
import {wholeNumber} from '../wholeNumber';
import {comparedSites, siteNames, type SiteName} from './siteNames';

/** What a run measures. */
export interface Options {
  /** Generated articles of each site that is compared. */
  readonly articles: number;
  /** Visits of each page, of which the medians are told. */
  readonly runs: number;
  readonly sites: readonly SiteName[];
  /** Folder that keeps the builds, and whose builds are measured if it has any. */
  readonly reuse: string | undefined;
  /** Whether the table goes into the README. */
  readonly write: boolean;
}

export const usage = `npm run bench:visit -- [options]

  --articles 150               generated articles of each site
  --runs 3                     visits of each page
  --sites starlight,own        what is measured, of ${siteNames.join(', ')}
  --reuse <folder>             keeps the builds there; takes those that are there
  --no-write                   prints the table and leaves the README as it is`;

const isSite = (name: string): name is SiteName => siteNames.some((known) => known === name);

/**
 * Reads the command line.
 *
 * @throws Error that says what is wrong with it.
 */
export function readOptions(args: readonly string[]): Options {
  const {values} = parseArgs({
    args: [...args],
    options: {
      articles: {type: 'string', default: '150'},
      runs: {type: 'string', default: '3'},
      sites: {type: 'string', default: comparedSites.join(',')},
      reuse: {type: 'string'},
      'no-write': {type: 'boolean', default: false},
    },
  });
  return {
    articles: wholeNumber('articles', values.articles),
    runs: wholeNumber('runs', values.runs),
    sites: values.sites.split(',').map((name) => {
      if (!isSite(name)) {
        throw new Error(`--sites: there is no "${name}", only ${siteNames.join(', ')}.`);
      }
      return name;
    }),
    reuse: values.reuse,
    write: !values['no-write'],
  };
}
