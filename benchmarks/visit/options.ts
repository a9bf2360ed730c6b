import {parseArgs} from 'node:util';
import {wholeNumber} from '../wholeNumber';
import {comparedSites, siteNames, type SiteName} from './siteNames';

/** The options of a run. */
export interface Options {
  /** The number of generated articles in each compared site. */
  readonly articles: number;
  /** The number of visits to each page. The report shows their medians. */
  readonly runs: number;
  readonly sites: readonly SiteName[];
  /** The folder that keeps the builds. Builds that are already there are reused. */
  readonly reuse: string | undefined;
  /** Whether the table is written into the README. */
  readonly write: boolean;
}

export const usage = `npm run bench:visit -- [options]

  --articles 150               the number of generated articles in each site
  --runs 3                     the number of visits to each page
  --sites starlight,own        the sites to measure: ${siteNames.join(', ')}
  --reuse <folder>             keeps the builds in this folder and reuses existing ones
  --no-write                   prints the table and does not change the README`;

const isSite = (name: string): name is SiteName => siteNames.some((known) => known === name);

/**
 * Reads the command line.
 *
 * @throws Error with what is wrong in it.
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
        throw new Error(`--sites: unknown site "${name}". Choose from ${siteNames.join(', ')}.`);
      }
      return name;
    }),
    reuse: values.reuse,
    write: !values['no-write'],
  };
}
