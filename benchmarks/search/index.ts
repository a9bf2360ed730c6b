import fs from 'node:fs';
import path from 'node:path';
import {runCommand} from '../runCommand';
import {measureEcho} from './echo';
import {
  measureCold,
  measurePageLoad,
  measureRelevance,
  measureWarm,
  situations,
  type ColdSearch,
  type Situation,
} from './measure';
import {readOptions, usage, type Options} from './options';
import {providers} from './providers';
import type {JudgedQuery} from './relevance';
import {reportOf, tableOf, type Measurements} from './report';
import {Site, type Variant} from './site';
import {launch} from './visit';
import {workFolder} from '../workFolder';
import {writeReport} from '../writeReport';

/** Every how many queries of the set, which is sorted by kind, one is typed. */
const queriesPerTyped = 7;

/** The site size for which the queries were judged. */
const sizeOfQueries = 12;

const queries = JSON.parse(
  fs.readFileSync(path.join(__dirname, 'queries.json'), 'utf8'),
) as JudgedQuery[];

/**
 * The queries that are typed. They begin with a word, because the boxes do not answer a quotation
 * mark or an operator alone.
 */
const typed = queries
  .map(({query}) => query)
  .filter((query) => /^[\p{L}\p{N}]/u.test(query))
  .filter((_, index) => index % queriesPerTyped === 0);

const begun = performance.now();
const logProgress = (text: string) =>
  console.error(`${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${text}`);

/** Builds every variant in turns, so that a slow moment of the machine affects all of them. */
async function buildAll(
  site: Site,
  variants: readonly Variant[],
  rounds: number,
): Promise<Map<Variant, number[]>> {
  const times = new Map<Variant, number[]>(variants.map((variant) => [variant, []]));
  const missing = variants.filter((variant) => !fs.existsSync(site.output(variant)));
  for (let round = 1; round <= rounds; round++) {
    for (const variant of missing) {
      const time = await site.build(variant);
      times.get(variant)?.push(time);
      logProgress(`  built with ${variant}, ${round} of ${rounds}: ${time.toFixed(1)} s`);
    }
  }
  return times;
}

async function measureSize(
  folder: string,
  articles: number,
  options: Options,
): Promise<Measurements[]> {
  logProgress(`${articles} articles`);
  const site = new Site(path.join(folder, String(articles)), articles);
  const rounds = options.builds ?? (articles < 500 ? 3 : 1);
  // Build the site without search last, so that it does not pay for warming the caches.
  const builds = await buildAll(site, [...options.providers, 'none'], rounds);
  const without = {
    scripts: (await measurePageLoad(site.output('none'))).scripts,
    builds: builds.get('none') ?? [],
  };
  const measured: Measurements[] = [];
  for (const name of options.providers) {
    const provider = providers[name];
    const output = site.output(name);
    const pageLoad = await measurePageLoad(output, provider);
    const cold: Record<Situation, ColdSearch[]> = {'first input': [], 'application started': []};
    for (let run = 1; run <= options.runs; run++) {
      for (const situation of situations) {
        logProgress(`  ${name}: cold search, ${situation}, ${run} of ${options.runs}`);
        cold[situation].push(await measureCold(output, provider, situation));
      }
    }
    logProgress(`  ${name}: typing ${typed.length} queries`);
    const warm = await measureWarm(output, provider, typed);
    let relevance;
    if (articles === sizeOfQueries) {
      logProgress(`  ${name}: relevance on ${queries.length} queries`);
      relevance = await measureRelevance(output, provider, queries);
    }
    const own = builds.get(name) ?? [];
    measured.push({
      articles,
      provider: name,
      pageLoad,
      cold,
      warm,
      builds: own,
      relevance,
      without,
    });
  }
  return measured;
}

async function run(options: Options): Promise<void> {
  const folder = workFolder('bench-search', options.reuse);
  const measured: Measurements[] = [];
  try {
    const browser = await launch();
    const version = browser.version();
    await browser.close();
    for (const articles of options.articles) {
      measured.push(...(await measureSize(folder, articles, options)));
    }
    const report = reportOf(measured, await measureEcho(typed), version);
    console.log(report);
    if (options.write) {
      writeReport('bench:search', report);
    }
  } catch (error) {
    if (measured.length > 0) {
      console.log(`Results before the failure:\n\n${tableOf(measured)}\n`);
    }
    throw error;
  }
}

void runCommand(readOptions, usage, run);
