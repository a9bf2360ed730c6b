import path from 'node:path';
import {chromium} from '@playwright/test';
import {chromiumOptions} from '../../harness/chromium';
import {makeArticles} from '../search/articles';
import {runCommand} from '../runCommand';
import {slow4g} from '../slowPhone';
import {readCorpus} from '../search/corpus';
import {measureFirstTouch} from './measure/firstTouch';
import {runLighthouse} from './measure/lighthouse';
import {measureLoad} from './measure/load';
import {measureNextPages} from './measure/nextPage';
import {readOptions, usage, type Options} from './options';
import type {VisitedPage} from './pages';
import {installPeers} from './peers';
import type {Measurements} from './measured';
import {reportOf} from './report';
import {buildSite, type BuiltSite} from './sites';
import {workFolder} from '../workFolder';
import {writeReport} from '../writeReport';

const root = path.resolve(__dirname, '../..');

const begun = performance.now();
const logProgress = (text: string) =>
  console.error(`${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${text}`);

async function visit(
  peers: string,
  {folder}: BuiltSite,
  {path: address, next, hasPanel}: VisitedPage,
  {verdicts, loads, nextPages, nextPagesSlowLine, firstTouches}: Measurements,
): Promise<void> {
  verdicts.push(await runLighthouse(peers, folder, address));
  loads.push(await measureLoad(folder, address));
  if (next !== undefined) {
    nextPages.push(...(await measureNextPages(folder, address, next, undefined)));
    nextPagesSlowLine.push(...(await measureNextPages(folder, address, next, slow4g)));
  }
  if (hasPanel) {
    firstTouches.push(await measureFirstTouch(folder, address));
  }
}

/** Visits all pages in turns, so that a slow moment of the machine affects all of them. */
async function measureAll(
  peers: string,
  sites: readonly BuiltSite[],
  runs: number,
): Promise<Measurements[]> {
  const columns = sites.flatMap((site) =>
    site.pages.map((page) => ({
      site,
      page,
      measured: {
        site: site.name,
        page: page.name,
        verdicts: [],
        loads: [],
        nextPages: [],
        nextPagesSlowLine: [],
        firstTouches: [],
      } satisfies Measurements,
    })),
  );
  for (let run = 1; run <= runs; run++) {
    for (const {site, page, measured} of columns) {
      logProgress(`${page.name}, ${run} of ${runs}`);
      await visit(peers, site, page, measured);
    }
  }
  return columns.map(({measured}) => measured);
}

async function chromiumVersion(): Promise<string> {
  const browser = await chromium.launch(chromiumOptions());
  const version = browser.version();
  await browser.close();
  return version;
}

async function run({articles: count, runs, sites: names, reuse, write}: Options): Promise<void> {
  const folder = workFolder('bench-visit', reuse);
  const version = await chromiumVersion();
  logProgress('installing Lighthouse and the compared site generators');
  const peers = await installPeers();
  const articles = makeArticles(readCorpus(root), count);
  const sites: BuiltSite[] = [];
  for (const name of names) {
    logProgress(`building ${name}`);
    sites.push(await buildSite(name, {dir: path.join(folder, name), articles, peers}));
  }
  const report = reportOf(await measureAll(peers, sites, runs), {
    articles: count,
    runs,
    chromiumVersion: version,
  });
  console.log(report);
  if (write) {
    writeReport('bench:visit', report);
  }
}

void runCommand(readOptions, usage, run);
